import type { ErrorCode } from '../../../contract/schema.generated';

/** The Hindi texts of refusals about second factors; part of ERRORS. */
export const FACTOR_ERRORS = {
  CODE_INVALID: 'कृपया कोड के 6 अंक भरें',
  WRONG_CODE: 'कोड ग़लत है',
  CODE_ALREADY_USED: 'यह कोड इस्तेमाल हो चुका है। कृपया अगले कोड का इंतज़ार करें।',
  CODE_OF_ANOTHER_TIME:
    'यह कोड अभी का नहीं है। कृपया जिस डिवाइस पर कोड दिखता है, उसकी घड़ी जाँचें और अभी दिख रहा कोड भरें।',
  WRONG_RECOVERY_CODE: 'यह रिकवरी कोड ग़लत है या पहले इस्तेमाल हो चुका है',
  PASSKEY_REFUSED: 'पासकी की पुष्टि नहीं हो सकी। कृपया फिर से कोशिश करें।',
  PASSKEY_UNKNOWN: 'यह पासकी यहाँ के किसी खाते की नहीं है। कृपया पासवर्ड से लॉगिन करें।',
  PASSKEY_ALREADY_ADDED: 'यह पासकी पहले से जोड़ी जा चुकी है',
  PROOF_REQUIRED: 'कृपया एक ही प्रमाण दें: पासवर्ड, कोड, रिकवरी कोड या पासकी',
  CHALLENGE_EXPIRED: 'इस चरण का समय समाप्त हो गया। कृपया फिर से शुरू करें।',
  CONFIRMATION_REQUIRED: 'कृपया पहले अपनी पहचान की पुष्टि करें',
  SECOND_FACTOR_REQUIRED: 'साइट के कर्मचारियों के लिए दूसरा चरण ज़रूरी है। कृपया सुरक्षा सेटिंग में इसे जोड़ें।',
  PASSWORD_RESET_REQUIRED:
    'यह पासवर्ड रोक दिया गया है, क्योंकि खाताधारक ने बताया कि किसी और ने खाते का इस्तेमाल किया। कृपया नया पासवर्ड चुनें: हमारे ईमेल का लिंक खोलें, या “पासवर्ड भूल गए?” चुनें।',
  SECURITY_EVENT_NOT_FOUND: 'सुरक्षा की यह घटना नहीं मिली',
  FACTOR_NOT_FOUND: 'दूसरा चरण नहीं मिला',
  NO_SECOND_FACTOR: 'इस खाते में दूसरा चरण चालू नहीं है',
  TOO_MANY_FACTORS: 'एक खाते में ज़्यादा-से-ज़्यादा {max} दूसरे चरण जोड़े जा सकते हैं। कृपया पहले एक हटाएँ।',
} satisfies Partial<Record<ErrorCode, string>>;
