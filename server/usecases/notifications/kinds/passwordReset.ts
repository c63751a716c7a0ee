import { LinkPurpose } from '../../../domain/accounts/linkPurpose.js';
import { createLink } from '../mailedLink.js';
import { notification } from '../notificationKind.js';

/** Sends a link for choosing a new password to a person who requested it. */
export const passwordReset = notification({
  name: 'PASSWORD_RESET',
  setting: 'ALWAYS',
  find: (ports, _about: object, { id }) => createLink(ports, id, LinkPurpose.RESET_PASSWORD),
  write: (token, { text }, site) => ({
    subject: text('subject'),
    paragraphs: [text('reset')],
    rows: [],
    action: { label: text('resetAction'), url: `${site.url}/reset-password/${token}` },
  }),
  texts: {
    EN: {
      subject: 'Choose a new password',
      reset:
        'We received a request for a new password for your account. The link is valid for one hour. If you did not ask for it, you can ignore this email. Nothing has changed.',
    },
    HI: {
      subject: 'नया पासवर्ड चुनें',
      reset:
        'हमें आपके खाते के लिए नए पासवर्ड का अनुरोध मिला है। यह लिंक एक घंटे तक चलेगा। अगर यह अनुरोध आपने नहीं किया, तो इस ईमेल पर ध्यान न दें: कुछ नहीं बदला है।',
    },
    GU: {
      subject: 'નવો પાસવર્ડ પસંદ કરો',
      reset:
        'અમને તમારા ખાતા માટે નવા પાસવર્ડની વિનંતી મળી છે. આ લિંક એક કલાક સુધી ચાલશે. જો આ વિનંતી તમે ન કરી હોય, તો આ ઈમેલ પર ધ્યાન ન આપો: કશું બદલાયું નથી.',
    },
  },
});
