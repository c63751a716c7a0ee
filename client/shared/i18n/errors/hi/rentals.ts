import type { ErrorCode } from '../../../contract/schema.generated';

/** Hindi texts of the refusals about the terms and the return of rentals; part of ERRORS. */
export const RENTAL_ERRORS = {
  DURATION_TOO_SHORT: 'किताब कम-से-कम 1 महीने के लिए किराये पर दी जाती है',
  DURATION_TOO_LONG: 'किताब ज़्यादा-से-ज़्यादा {max} महीने के लिए किराये पर दी जाती है',
  DURATIONS_REVERSED: 'अधिकतम अवधि न्यूनतम से कम नहीं हो सकती',
  NOTHING_TO_TAKE_BACK: 'वापस लेने के लिए किराये की कोई किताब नहीं',
  NOTHING_TO_EXTEND: 'सिर्फ़ किराये की अवधि बढ़ाई जा सकती है',
  NOTHING_TO_SEND_BACK: 'सिर्फ़ किराये की किताबें वापस भेजी जाती हैं',
  ALREADY_SENT_BACK: 'ये किताबें पहले ही वापस भेजी जा चुकी हैं',
  EXTENSION_RESERVED: '{from} से किसी और ने यह किताब आरक्षित की है। आप इसे {latest} तक रख सकते हैं।',
  EXTENSION_TOO_LONG: 'यह किताब ज़्यादा-से-ज़्यादा {max} महीने के लिए किराये पर मिलती है। आप इसे {latest} तक रख सकते हैं।',
  EXTENSION_KEY_REUSED: 'यह idempotency key किसी और अवधि बढ़ाने में इस्तेमाल हो चुकी है। कृपया नई key भेजें।',
} as const satisfies Partial<Record<ErrorCode, string>>;
