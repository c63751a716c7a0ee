/** The Hindi texts of refusals about reviews; part of ERRORS. */
export const REVIEW_ERRORS = {
  REVIEW_NOT_FOUND: 'समीक्षा नहीं मिली',
  REVIEW_NOT_RECEIVED: 'आप उसी की समीक्षा लिख सकते हैं जो आपको मिल चुका हो',
  ALREADY_REVIEWED: 'आप इसकी समीक्षा पहले ही लिख चुके हैं। आप अपनी समीक्षा बदल सकते हैं।',
  OWN_LISTING_REVIEW: 'आप अपनी या अपनी ही किताब की समीक्षा नहीं लिख सकते',
  REVIEWER_ONLY: 'समीक्षा को वही बदल सकता है जिसने उसे लिखा है',
  REVIEW_TOO_OLD: 'समीक्षा सिर्फ़ {days, plural, one {# दिन} other {# दिनों}} तक बदली जा सकती है',
  REVIEW_REMOVED: 'एक प्रशासक ने यह समीक्षा हटा दी है: {reason}',
  REVIEW_NOT_REMOVED: 'इस समीक्षा को किसी प्रशासक ने नहीं हटाया है',
  ALREADY_ANSWERED: 'आप इस समीक्षा का जवाब पहले ही दे चुके हैं',
  NOT_ANSWERED: 'इस समीक्षा का कोई जवाब नहीं है',
  ANSWER_REMOVED: 'एक प्रशासक ने इस समीक्षा का जवाब हटा दिया है: {reason}',
  OWN_REVIEW: 'आप अपनी ही समीक्षा की शिकायत नहीं कर सकते',
  ALREADY_REPORTED_REVIEW: 'आप इसकी शिकायत कर चुके हैं। धन्यवाद।',
  REVIEW_REPORT_REASON_REQUIRED: 'कृपया चुनें कि इस समीक्षा में क्या ग़लत है',
};
