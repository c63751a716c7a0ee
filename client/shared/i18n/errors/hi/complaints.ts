import type { ErrorCode } from '../../../contract/schema.generated';

/** Hindi texts of the refusals about complaints and reports; part of ERRORS. */
export const COMPLAINT_ERRORS = {
  COMPLAINT_NOT_FOUND: 'यह शिकायत नहीं मिली',
  COMPLAINT_KIND_UNKNOWN: 'कृपया चुनें कि शिकायत किस बारे में है',
  COMPLAINT_ENDED: 'यह शिकायत बंद हो चुकी है',
  COMPLAINANT_ONLY: 'यह केवल शिकायत करने वाला व्यक्ति कर सकता है',
  OWN_COMPLAINT: 'आप अपनी की हुई या अपने बारे में की गई शिकायत नहीं सँभाल सकते',
  COMPLAINTS_LIMIT:
    'आपकी {max, plural, one {# शिकायत} other {# शिकायतें}} पहले से खुली हैं। कृपया किसी एक के निपटारे का इंतज़ार करें, या कोई एक वापस लें।',
  COMPLAINT_MESSAGES_LIMIT:
    'आप इस शिकायत पर {max, plural, one {# संदेश} other {# संदेश}} लिख चुके हैं। कृपया नतीजे का इंतज़ार करें।',
  ALREADY_REPORTED: 'आप इस किताब की रिपोर्ट कर चुके हैं। धन्यवाद।',
  REPORTS_LIMIT:
    'आपकी {max, plural, one {# रिपोर्ट पर अभी विचार होना बाक़ी है। कृपया उसके निपटने तक रुकें।} other {# रिपोर्टों पर अभी विचार होना बाक़ी है। कृपया उनमें से कुछ निपटने तक रुकें।}}',
  REPORT_REASON_REQUIRED: 'कृपया चुनें कि इसमें क्या ग़लत है',
  REPORT_NOT_FOUND: 'रिपोर्ट नहीं मिली',
} as const satisfies Partial<Record<ErrorCode, string>>;
