import type { ErrorCode } from '../../../contract/schema.generated';

/** The Hindi texts of refusals about waiting lists and saved searches; part of ERRORS. */
export const WISH_ERRORS = {
  FREE_ON_THESE_DAYS: 'यह किताब इन दिनों उपलब्ध है। आप इसे अभी किराये पर ले सकते हैं।',
  ALREADY_RENTED: 'यह किताब आप पहले ही किराये पर ले चुके हैं। इसे और दिन रखने के लिए किराये की अवधि बढ़ाएँ।',
  ALREADY_WAITING: 'आप पहले से इस किताब का इंतज़ार कर रहे हैं। तारीख़ें बदलने के लिए प्रतीक्षा सूची से हटकर फिर से जुड़ें।',
  WAITING_LIMIT: 'आप एक साथ ज़्यादा-से-ज़्यादा {max, plural, one {# किताब} other {# किताबों}} का इंतज़ार कर सकते हैं',
  SEARCH_EMPTY: 'कृपया कुछ खोजें या कोई फ़िल्टर चुनें',
  SAVED_SEARCH_LIMIT: 'आप ज़्यादा-से-ज़्यादा {max, plural, one {# खोज} other {# खोजें}} सहेज सकते हैं',
} satisfies Partial<Record<ErrorCode, string>>;
