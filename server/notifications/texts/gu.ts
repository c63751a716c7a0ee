import type { MailTexts } from './en.js';

/** What the mails say in Gujarati. */
export const GU: MailTexts = {
  greeting: 'નમસ્તે {name},',
  footer: 'તમને કયા ઈમેલ મળે તે તમે {product}ના સેટિંગમાં પસંદ કરી શકો છો.',
  deposit: 'ડિપોઝિટ (પાછી મળશે)',
  amountDue: 'કુલ ચૂકવવાની રકમ',
  viewOrder: 'ઓર્ડર જુઓ',
  reason: 'કારણ',
  carrier: 'કોની મારફતે મોકલ્યું',
  trackingNumber: 'ટ્રેકિંગ નંબર',

  welcomeSubject: '{product}માં તમારું સ્વાગત છે',
  welcome: 'તમે આવ્યા તેનો આનંદ છે. આ ઈમેલ સરનામું તમારું જ છે તેની ખાતરી કરો.',
  verifySubject: 'તમારા ઈમેલ સરનામાની ખાતરી કરો',
  verify: 'આ ઈમેલ સરનામું તમારું જ છે તેની ખાતરી કરો. આ લિંક બે દિવસ સુધી ચાલશે.',
  verifyAction: 'સરનામાની ખાતરી કરો',

  resetSubject: 'નવો પાસવર્ડ પસંદ કરો',
  reset:
    'કોઈએ, કદાચ તમે જ, નવો પાસવર્ડ માગ્યો છે. આ લિંક એક કલાક સુધી ચાલશે. જો તમે ન માગ્યો હોય, તો કશું બદલાયું નથી અને તમારે કશું કરવાની જરૂર નથી.',
  resetAction: 'નવો પાસવર્ડ પસંદ કરો',

  orderPlacedSubject: 'તમારો ઓર્ડર {number}',
  orderPlaced: 'આભાર. હવે દરેક વેચનાર પોતાનો ભાગ પાકો કરીને મોકલશે; એમ થતાં જ અમે તમને જણાવીશું.',
  orderReceivedSubject: 'નવો ઓર્ડર: {number}',
  orderReceived: '{buyer}એ તમારી પાસેથી પુસ્તકો મંગાવ્યાં છે. કૃપા કરી ઓર્ડર પાકો કરો અને પુસ્તકો મોકલો.',

  CONFIRMEDSubject: 'ઓર્ડર {number} પાકો થયો',
  CONFIRMED: 'વેચનારે આ પુસ્તકો પાકાં કર્યાં છે અને મોકલવાની તૈયારી કરી રહ્યા છે.',
  SHIPPEDSubject: 'ઓર્ડર {number} રસ્તામાં છે',
  SHIPPED: 'વેચનારે આ પુસ્તકો મોકલી દીધાં છે. મળી જાય એટલે “મળી ગયું” દબાવજો.',
  DELIVEREDSubject: 'ઓર્ડર {number} પહોંચી ગયો',
  DELIVERED: 'ખરીદનારને આ પુસ્તકો મળી ગયાં છે.',
  RETURNEDSubject: 'ઓર્ડર {number}નાં ભાડાનાં પુસ્તકો પાછાં મળ્યાં',
  RETURNED: 'વેચનારને આ પુસ્તકો પાછાં મળી ગયાં છે. અમારી સાથે વાંચવા બદલ આભાર.',
  CANCELLEDSubject: 'ઓર્ડર {number}નો એક ભાગ રદ થયો',
  CANCELLED: 'આ પુસ્તકો રદ થયાં છે. તેમના માટે લીધેલા પૈસા, ડિપોઝિટ સહિત, પાછા મળશે.',

  dueSoonSubject: '“{title}” {day} સુધીમાં પાછું આપવાનું છે',
  dueSoon: 'કૃપા કરી તેને {day} સુધીમાં પાછું આપો, અથવા નકલ ખાલી હોય તો ભાડાની મુદત વધારો.',
  overdueSubject: '“{title}” {day}એ પાછું આપવાનું હતું',
  overdue: 'કૃપા કરી તેને જલદી પાછું આપો: કદાચ બીજા વાચક તેની રાહ જુએ છે.',
  overdueFee: 'મોડા પડેલા દરેક દિવસના {fee} લાગે છે, જે તમારી ડિપોઝિટમાંથી લેવાય છે.',
  rentalExtendedSubject: '“{title}” હવે {day} સુધી ભાડે છે',
  rentalExtended: 'વાચક તેને વધુ સમય રાખશે. તે {day}એ પાછું આવશે, અને વધેલા મહિનાનું ભાડું લેવાયું છે.',
  depositReturnedSubject: 'તમારી {amount}ની ડિપોઝિટ પાછી આવી રહી છે',
  depositReturned: 'વેચનારને પુસ્તક પાછું મળ્યું છે અને ડિપોઝિટ ફરી તમારી છે.',
  depositKeptSubject: 'તમારા ઓર્ડર {number}ની ડિપોઝિટ',
  depositSettled: 'વેચનારને પુસ્તક પાછું મળ્યું છે. ડિપોઝિટનો હિસાબ આ પ્રમાણે છે:',
  lateFee: 'મોડા પડવાની ફી',
  withheld: 'વેચનારે રોકી રાખી',
  givenBack: 'તમને પાછી',

  newBooksSubject: 'તમારા માટે {count, plural, one {# નવું પુસ્તક} other {# નવાં પુસ્તકો}}',
  newBooks: 'ગઈકાલથી, તમને ગમતા વિષયોમાં નવું:',
  browse: 'બધાં પુસ્તકો જુઓ',
};
