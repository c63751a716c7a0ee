import type { ErrorCode } from '../../../contract/schema.generated';

/** Hindi texts of the refusals about payments; part of ERRORS. */
export const PAYMENT_ERRORS = {
  NOTHING_TO_PAY: 'ऑर्डर के इस हिस्से के लिए कुछ चुकाना नहीं है',
  ALREADY_MARKED_PAID: 'यह भुगतान पहले ही चुकाया हुआ बताया गया है। पाने वाले ने अभी पुष्टि नहीं की है।',
  NOT_MARKED_PAID: 'कोई भुगतान चुकाया हुआ नहीं बताया गया है',
  PAID_ONLINE: 'यह रक़म ऑनलाइन चुकाई जाती है। किसी को इसे चुकाया या मिला हुआ बताना नहीं है।',
  ORDER_NOT_PAID: 'ख़रीदार ने अभी इस ऑर्डर का भुगतान नहीं किया है',
  ONLINE_PAYMENT_REQUIRED: 'यहाँ ऑर्डर का भुगतान ऑनलाइन ही होता है।',
  ONLINE_PAYMENT_NOT_OFFERED: 'ऑनलाइन भुगतान उपलब्ध नहीं है। कृपया सीधे विक्रेताओं को चुकाएँ।',
  WEBHOOKS_OFF: 'भुगतान की कोई सेवा जुड़ी नहीं है, इसलिए webhook उपलब्ध नहीं हैं',
  WEBHOOK_SIGNATURE_INVALID: 'हस्ताक्षर सामग्री से मेल नहीं खाता',
  UPI_ADDRESS_INVALID: 'कृपया सही UPI ID लिखें, जैसे asha@okbank',
  PAYMENT_METHOD_UNKNOWN: 'भुगतान का यह तरीक़ा उपलब्ध नहीं है। कृपया सूची में से कोई तरीक़ा चुनें।',
  REFUND_NOT_FOUND: 'यह रिफ़ंड नहीं मिला',
  REFUND_NOT_STUCK: 'यह रिफ़ंड अब अटका हुआ नहीं है: इस बीच इसे फिर भेजा गया या निपटाया गया',
  OWN_REFUND: 'आप अपने ही ऑर्डर का रिफ़ंड नहीं निपटा सकते',
  REFUNDS_OUTSTANDING: 'आपका एक रिफ़ंड अभी पूरा नहीं हुआ है। रिफ़ंड मिल जाने पर आप अपना खाता बंद कर सकते हैं।',
  TRANSFER_REFERENCE_REQUIRED: 'कृपया ट्रांसफ़र का संदर्भ लिखें',
  UNKNOWN_PAYMENT_NOT_FOUND: 'अज्ञात स्रोत का यह भुगतान नहीं मिला',
  UNKNOWN_PAYMENT_SETTLED: 'यह भुगतान पहले ही निपटाया जा चुका है',
  CHARGEBACK_NOT_FOUND: 'यह चार्जबैक नहीं मिला',
  CHARGEBACK_ENDED: 'बैंक इस चार्जबैक का फ़ैसला कर चुका है',
  CHARGEBACK_ANSWERED: 'इस चार्जबैक का जवाब पहले ही दिया जा चुका है',
  CHARGEBACK_TOO_LATE: 'इस चार्जबैक का जवाब देने का समय बीत चुका है',
  CHARGEBACK_OPEN:
    'इस भुगतान के चार्जबैक का फ़ैसला बैंक ने अभी नहीं किया है। साथ में रिफ़ंड देने से ख़रीदार को दो बार पैसे मिल जाएँगे।',
  OWN_CHARGEBACK: 'आप अपने ही ऑर्डर के चार्जबैक का जवाब नहीं दे सकते',
  DIFFERENCE_NOT_FOUND: 'यह अंतर नहीं मिला',
  DIFFERENCE_RESOLVED: 'यह अंतर पहले ही निपट चुका है',
} as const satisfies Partial<Record<ErrorCode, string>>;
