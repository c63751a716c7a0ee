import { LinkPurpose } from '../../../domain/accounts/linkPurpose.js';
import { createLink } from '../mailedLink.js';
import { notification } from '../notificationKind.js';

/** Sends the link for a new password, if the typed address has an account. */
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
        'Somebody, most likely you, asked for a new password. The link is good for one hour. If it was not you, nothing has changed and you need do nothing.',
    },
    HI: {
      subject: 'नया पासवर्ड चुनें',
      reset:
        'किसी ने, शायद आपने ही, नया पासवर्ड माँगा है। यह लिंक एक घंटे तक चलेगा। अगर आपने नहीं माँगा, तो कुछ नहीं बदला है और आपको कुछ करने की ज़रूरत नहीं।',
    },
    GU: {
      subject: 'નવો પાસવર્ડ પસંદ કરો',
      reset:
        'કોઈએ, કદાચ તમે જ, નવો પાસવર્ડ માગ્યો છે. આ લિંક એક કલાક સુધી ચાલશે. જો તમે ન માગ્યો હોય, તો કશું બદલાયું નથી અને તમારે કશું કરવાની જરૂર નથી.',
    },
  },
});
