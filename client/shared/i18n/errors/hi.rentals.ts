import type { ErrorCode } from '../../contract/schema.generated';

/** Hindi texts of the refusals about the return of rentals; part of ERRORS. */
export const RENTAL_ERRORS = {
  NOTHING_TO_TAKE_BACK: 'वापस लेने के लिए किराये की कोई किताब नहीं',
  NOTHING_TO_EXTEND: 'सिर्फ़ किराये की अवधि बढ़ाई जा सकती है',
  NOTHING_TO_SEND_BACK: 'सिर्फ़ किराये की किताबें वापस भेजी जाती हैं',
  ALREADY_SENT_BACK: 'ये किताबें पहले ही वापस भेजी जा चुकी हैं',
} as const satisfies Partial<Record<ErrorCode, string>>;
