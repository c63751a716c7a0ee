import { LinkPurpose } from '../../../domain/accounts/linkPurpose.js';
import { createLink } from '../mailedLink.js';
import { notification } from '../notificationKind.js';

/** Sends a new link that verifies the email address, at the request of the account's owner. */
export const emailVerification = notification({
  name: 'EMAIL_VERIFICATION',
  setting: 'ALWAYS',
  after: 'EmailVerificationRequested',
  tells: ({ userId }) => [{ recipientId: userId, about: {} }],
  find: (ports, _about, { id, emailVerified }) =>
    emailVerified ? null : createLink(ports, id, LinkPurpose.VERIFY_EMAIL),
  write: (token, { text }, site) => ({
    subject: text('subject'),
    paragraphs: [text('verify')],
    rows: [],
    action: { label: text('verifyAction'), url: `${site.url}/verify-email/${token}` },
  }),
  texts: {
    EN: {
      subject: 'Confirm your address',
      verify: 'Please confirm your email address. The link is valid for two days.',
    },
    HI: {
      subject: 'अपने ईमेल पते की पुष्टि करें',
      verify: 'कृपया पुष्टि करें कि यह ईमेल पता आपका ही है। यह लिंक दो दिन तक चलेगा।',
    },
    GU: {
      subject: 'તમારા ઈમેલ સરનામાની ખાતરી કરો',
      verify: 'આ ઈમેલ સરનામું તમારું જ છે તેની ખાતરી કરો. આ લિંક બે દિવસ સુધી ચાલશે.',
    },
  },
});
