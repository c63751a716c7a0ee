import { LinkPurpose } from '../../../domain/accounts/linkPurpose.js';
import { createLink } from '../mailedLink.js';
import { notification } from '../notificationKind.js';

/** Sends a link for choosing a new password after the owner reported that another person was in the account. */
export const intrusionReported = notification({
  name: 'INTRUSION_REPORTED',
  setting: 'ALWAYS',
  after: 'IntrusionReported',
  tells: ({ userId }) => [{ recipientId: userId, about: {} }],
  find: (ports, _about: object, { id }) => createLink(ports, id, LinkPurpose.RESET_PASSWORD),
  write: (token, { text }, site) => ({
    subject: text('subject'),
    paragraphs: [text('ended'), text('choose')],
    rows: [],
    action: { label: text('resetAction'), url: `${site.url}/reset-password/${token}` },
  }),
  texts: {
    EN: {
      subject: 'Secure your account: choose a new password',
      ended: 'You reported that another person was in your account. All sessions have ended.',
      choose: 'Please choose a new password that you use nowhere else. The link is valid for one hour.',
    },
    HI: {
      subject: 'अपना खाता सुरक्षित करें: नया पासवर्ड चुनें',
      ended: 'आपने बताया कि आपके खाते में कोई और था। सभी सत्र समाप्त कर दिए गए हैं।',
      choose: 'कृपया ऐसा नया पासवर्ड चुनें जो आप कहीं और इस्तेमाल न करते हों। यह लिंक एक घंटे तक चलेगा।',
    },
    GU: {
      subject: 'તમારું ખાતું સુરક્ષિત કરો: નવો પાસવર્ડ પસંદ કરો',
      ended: 'તમે જણાવ્યું કે તમારા ખાતામાં બીજું કોઈ હતું. બધાં સત્ર સમાપ્ત કરી દેવાયાં છે.',
      choose: 'કૃપા કરીને એવો નવો પાસવર્ડ પસંદ કરો જે તમે બીજે ક્યાંય ન વાપરતા હો. આ લિંક એક કલાક સુધી ચાલશે.',
    },
  },
});
