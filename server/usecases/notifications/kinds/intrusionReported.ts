import { LinkPurpose } from '../../../domain/accounts/linkPurpose.js';
import { createLink } from '../mailedLink.js';
import { notification, type FactPorts } from '../notificationKind.js';

/** The second factors and codes that the report removed. Absent from messages that an older version queued. */
interface Removal {
  factors?: number;
  codesRemoved?: boolean;
}

/** Sends a link for choosing a new password after the owner reported that another person was in the account. */
export const intrusionReported = notification({
  name: 'INTRUSION_REPORTED',
  setting: 'ALWAYS',
  after: 'IntrusionReported',
  tells: ({ userId, isMailed, removed, codesRemoved }) =>
    isMailed ? [{ recipientId: userId, about: { factors: removed.length, codesRemoved } }] : [],
  async find(ports: FactPorts, { factors = 0, codesRemoved = false }: Removal, { id }) {
    return { token: await createLink(ports, id, LinkPurpose.RESET_PASSWORD), factors, codesRemoved };
  },
  write: ({ token, factors, codesRemoved }, { text }, site) => ({
    subject: text('subject'),
    paragraphs: [
      text('ended'),
      ...(factors > 0 ? [text('removed', { count: factors })] : []),
      ...(codesRemoved ? [text('codes')] : []),
      text('choose'),
    ],
    rows: [],
    action: { label: text('resetAction'), url: `${site.url}/reset-password/${token}` },
  }),
  texts: {
    EN: {
      subject: 'Secure your account: choose a new password',
      ended:
        'You reported that another person was in your account. All sessions have ended, and your old password no longer works.',
      removed:
        '{count, plural, one {We removed # second step that was added since then.} other {We removed # second steps that were added since then.}} Please check the remaining ones in the security settings.',
      codes: 'Recovery codes made since then no longer work. You can make new ones in the security settings.',
      choose: 'Please choose a new password that you use nowhere else. The link is valid for one hour.',
    },
    HI: {
      subject: 'अपना खाता सुरक्षित करें: नया पासवर्ड चुनें',
      ended:
        'आपने बताया कि आपके खाते में कोई और था। सभी सत्र समाप्त कर दिए गए हैं, और पुराने पासवर्ड से अब लॉगिन नहीं होगा।',
      removed:
        '{count, plural, one {उसके बाद जोड़ा गया # दूसरा चरण हटा दिया गया है।} other {उसके बाद जोड़े गए # दूसरे चरण हटा दिए गए हैं।}} कृपया बाक़ी को सुरक्षा सेटिंग में जाँच लें।',
      codes: 'उसके बाद बनाए गए रिकवरी कोड अब काम नहीं करेंगे। नए कोड सुरक्षा सेटिंग में बनाए जा सकते हैं।',
      choose: 'कृपया ऐसा नया पासवर्ड चुनें जो आप कहीं और इस्तेमाल न करते हों। यह लिंक एक घंटे तक चलेगा।',
    },
    GU: {
      subject: 'તમારું ખાતું સુરક્ષિત કરો: નવો પાસવર્ડ પસંદ કરો',
      ended:
        'તમે જણાવ્યું કે તમારા ખાતામાં બીજું કોઈ હતું. બધાં સત્ર સમાપ્ત કરી દેવાયાં છે, અને જૂના પાસવર્ડથી હવે લૉગિન નહીં થાય.',
      removed:
        '{count, plural, one {ત્યાર પછી ઉમેરાયેલું # બીજું પગલું દૂર કરાયું છે.} other {ત્યાર પછી ઉમેરાયેલાં # બીજાં પગલાં દૂર કરાયાં છે.}} કૃપા કરીને બાકીનાં સુરક્ષા સેટિંગમાં તપાસી લો.',
      codes: 'ત્યાર પછી બનેલા રિકવરી કોડ હવે ચાલશે નહીં. નવા કોડ સુરક્ષા સેટિંગમાં બનાવી શકાય છે.',
      choose: 'કૃપા કરીને એવો નવો પાસવર્ડ પસંદ કરો જે તમે બીજે ક્યાંય ન વાપરતા હો. આ લિંક એક કલાક સુધી ચાલશે.',
    },
  },
});
