import type { ErrorCode } from '../../contract/schema.generated';

/** Hindi texts of the refusals about payouts and documents; part of ERRORS. */
export const PAYOUT_ERRORS = {
  PAYOUT_NOT_FOUND: 'यह भुगतान नहीं मिला',
  PAYOUT_ENDED: 'यह भुगतान पहले ही हो चुका है या असफल रहा है',
  PAYOUT_REFERENCE_REQUIRED: 'कृपया बैंक का संदर्भ नंबर लिखें',
  PAYOUT_REFERENCE_USED: 'यह संदर्भ नंबर किसी दूसरे भुगतान का है। कृपया बैंक का संदर्भ नंबर जाँचें।',
  OWN_PAYOUT: 'आप खुद को हुआ भुगतान दर्ज नहीं कर सकते',
  PAPER_NOT_FOUND: 'यह दस्तावेज़ नहीं मिला',
  MONTH_INVALID: 'कृपया महीना इस तरह लिखें: 2026-11',
  PAYOUTS_OUTSTANDING: 'आपकी कमाई का भुगतान अभी बाकी है। भुगतान हो जाने पर आप अपना खाता बंद कर सकते हैं।',
} as const satisfies Partial<Record<ErrorCode, string>>;
