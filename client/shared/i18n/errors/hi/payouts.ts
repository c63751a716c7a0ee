import type { ErrorCode } from '../../../contract/schema.generated';

/** Hindi texts of the refusals about payouts and documents; part of ERRORS. */
export const PAYOUT_ERRORS = {
  PAYOUT_NOT_FOUND: 'यह भुगतान नहीं मिला',
  PAYOUT_ENDED: 'यह भुगतान पहले ही हो चुका है या असफल रहा है',
  PAYOUT_NOT_BY_HAND: 'पहले बताएँ कि यह भुगतान आप स्वयं करेंगे, ताकि भुगतान सेवा भी इसे न कर दे।',
  PAYOUT_WITH_PROVIDER: 'यह भुगतान भुगतान सेवा के पास है। कृपया नतीजे की सूचना आने तक रुकें।',
  PAYOUT_STOPPED: 'इस विक्रेता के भुगतान रोके गए हैं। पहले उन्हें चालू करें, या दर्ज करें कि यह भुगतान नहीं हुआ।',
  PAYOUT_REFERENCE_REQUIRED: 'कृपया बैंक का संदर्भ नंबर लिखें',
  PAYOUT_REFERENCE_USED: 'यह संदर्भ नंबर किसी दूसरे भुगतान का है। कृपया बैंक का संदर्भ नंबर जाँचें।',
  OWN_PAYOUT: 'आप ख़ुद को हुआ भुगतान दर्ज नहीं कर सकते',
  PAPER_NOT_FOUND: 'यह दस्तावेज़ नहीं मिला',
  MONTH_INVALID: 'कृपया महीना इस तरह लिखें: 2026-11',
  PAN_INVALID: 'कृपया सही PAN लिखें, जैसे ABCPE1234F',
  PAN_REQUIRED: 'कृपया PAN भी लिखें: वह GSTIN में शामिल होता है',
  GSTIN_INVALID: 'कृपया 15 अक्षरों का सही GSTIN लिखें, जैसे 27AAPFU0939F1ZV',
  GSTIN_PAN_MISMATCH: 'यह GSTIN किसी दूसरे PAN का है',
  BANK_HOLDER_REQUIRED: 'कृपया खाताधारक का नाम लिखें',
  BANK_ACCOUNT_INVALID: 'कृपया खाता नंबर लिखें: 9 से 18 अंक',
  IFSC_INVALID: 'कृपया सही IFSC लिखें, जैसे HDFC0001234',
  OWN_PAYOUT_ACCOUNT: 'आप अपने ही भुगतान खाते के बारे में फ़ैसला नहीं कर सकते',
  PAYOUT_ACCOUNT_NOT_RESTRICTED: 'इस विक्रेता के भुगतान रोके नहीं गए हैं',
  DEBT_NOT_FOUND: 'इस विक्रेता पर कुछ बक़ाया नहीं है',
  DEBT_EXCEEDED: 'इस विक्रेता पर केवल {debt} बक़ाया हैं। कृपया इतनी या इससे कम रक़म लिखें।',
  DEBT_REFERENCE_USED: 'यह संदर्भ नंबर पहले लौटाई गई किसी रक़म का है। कृपया बैंक का संदर्भ नंबर जाँचें।',
  OWN_DEBT: 'अपनी बक़ाया रक़म लौटाने की बात आप ख़ुद दर्ज नहीं कर सकते',
  TAX_PAYMENT_EXCEEDED: 'इस कर के केवल {owed} देने बाक़ी हैं। कृपया इतनी या इससे कम रक़म लिखें।',
  TAX_REFERENCE_USED: 'यह संदर्भ नंबर इस कर के किसी और भुगतान का है। कृपया इसे जाँचें।',
  DEBT_OUTSTANDING:
    'आप पर {debt} बक़ाया हैं: आपको भुगतान होने के बाद ख़रीदारों को रक़म लौटाई गई। आपकी अगली बिक्री से यह चुक जाएगा। उससे पहले खाता बंद करने के लिए कृपया इस साइट के संचालक को लिखें।',
  PAYOUTS_OUTSTANDING: 'आपकी कमाई का भुगतान अभी बाक़ी है। भुगतान हो जाने पर आप अपना खाता बंद कर सकते हैं।',
} as const satisfies Partial<Record<ErrorCode, string>>;
