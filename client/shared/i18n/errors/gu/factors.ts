import type { ErrorCode } from '../../../contract/schema.generated';

/** The Gujarati texts of refusals about second factors; part of ERRORS. */
export const FACTOR_ERRORS = {
  CODE_INVALID: 'કૃપા કરીને કોડના 6 અંક લખો',
  WRONG_CODE: 'કોડ ખોટો છે',
  CODE_ALREADY_USED: 'આ કોડ વપરાઈ ગયો છે. કૃપા કરીને પછીના કોડની રાહ જુઓ.',
  CODE_OF_ANOTHER_TIME:
    'આ કોડ હમણાંનો નથી. કૃપા કરીને જે ડિવાઇસ પર કોડ દેખાય છે તેની ઘડિયાળ તપાસો અને હમણાં દેખાતો કોડ લખો.',
  WRONG_RECOVERY_CODE: 'આ રિકવરી કોડ ખોટો છે અથવા પહેલાં વપરાઈ ગયો છે',
  PASSKEY_REFUSED: 'પાસકીની ખાતરી થઈ શકી નહીં. કૃપા કરીને ફરી પ્રયાસ કરો.',
  PASSKEY_UNKNOWN: 'આ પાસકી અહીંના કોઈ ખાતાની નથી. કૃપા કરીને પાસવર્ડથી લૉગિન કરો.',
  PASSKEY_ALREADY_ADDED: 'આ પાસકી પહેલેથી ઉમેરાયેલી છે',
  PROOF_REQUIRED: 'કૃપા કરીને એક જ પુરાવો આપો: પાસવર્ડ, કોડ, રિકવરી કોડ અથવા પાસકી',
  CHALLENGE_EXPIRED: 'આ પગલાનો સમય પૂરો થઈ ગયો. કૃપા કરીને ફરી શરૂ કરો.',
  CONFIRMATION_REQUIRED: 'કૃપા કરીને પહેલાં તમારી ઓળખની ખાતરી કરાવો',
  SECOND_FACTOR_REQUIRED: 'સાઇટના કર્મચારીઓ માટે બીજું પગલું જરૂરી છે. કૃપા કરીને સુરક્ષા સેટિંગમાં તે ઉમેરો.',
  PASSWORD_RESET_REQUIRED:
    'આ પાસવર્ડ રોકી દેવાયો છે, કારણ કે ખાતાધારકે જણાવ્યું કે બીજા કોઈએ ખાતું વાપર્યું. કૃપા કરીને નવો પાસવર્ડ પસંદ કરો: અમારા ઈમેલની લિંક ખોલો, અથવા “પાસવર્ડ ભૂલી ગયા?” પસંદ કરો.',
  SECURITY_EVENT_NOT_FOUND: 'સુરક્ષાની આ ઘટના મળી નહીં',
  FACTOR_NOT_FOUND: 'બીજું પગલું મળ્યું નહીં',
  NO_SECOND_FACTOR: 'આ ખાતામાં બીજું પગલું ચાલુ નથી',
  TOO_MANY_FACTORS: 'એક ખાતામાં વધુમાં વધુ {max} બીજાં પગલાં ઉમેરી શકાય છે. કૃપા કરીને પહેલાં એક દૂર કરો.',
} satisfies Partial<Record<ErrorCode, string>>;
