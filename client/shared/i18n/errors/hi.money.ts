import type { ErrorCode } from '../../contract/schema.generated';

/** Hindi texts of the refusals about settling money by hand; part of ERRORS. */
export const MONEY_ERRORS = {
  REFUND_NOT_FOUND: 'यह रिफ़ंड नहीं मिला',
  REFUND_NOT_STUCK: 'यह रिफ़ंड अब अटका हुआ नहीं है: इस बीच इसे फिर भेजा गया या निपटाया गया',
  OWN_REFUND: 'आप अपने ही ऑर्डर का रिफ़ंड नहीं निपटा सकते',
  TRANSFER_REFERENCE_REQUIRED: 'कृपया ट्रांसफ़र का संदर्भ लिखें',
  UNKNOWN_PAYMENT_NOT_FOUND: 'अज्ञात स्रोत का यह भुगतान नहीं मिला',
  UNKNOWN_PAYMENT_SETTLED: 'यह भुगतान पहले ही निपटाया जा चुका है',
} as const satisfies Partial<Record<ErrorCode, string>>;
