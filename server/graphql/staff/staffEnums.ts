import { registerEnumType } from 'type-graphql';
import { StaffAction, StaffRole } from '../../domain/accounts/staff.js';

export { StaffAction, StaffRole };

registerEnumType(StaffRole, {
  name: 'StaffRole',
  description: 'A staff role, which grants abilities that other accounts do not have.',
  valuesConfig: {
    ADMINISTRATOR: { description: 'Has all abilities of staff, including granting staff roles.' },
    MODERATOR: {
      description:
        'Settles reports, removes and restores listings and reviews, and splits and joins editions.',
    },
    SUPPORT: { description: 'Sees orders and contact details, handles complaints, and opens support views.' },
    FINANCE: {
      description:
        'Sees all orders with their money, decides disputes, settles failed refunds and records payouts.',
    },
  },
});

registerEnumType(StaffAction, {
  name: 'StaffAction',
  description: 'An action of staff that the audit log records.',
  valuesConfig: {
    GRANT_ROLE: { description: 'Granted a staff role to the account. `detail` is the role.' },
    REVOKE_ROLE: { description: 'Revoked a staff role of the account. `detail` is the role.' },
    START_SUPPORT_VIEW: {
      description: 'Started a support view of the account. `detail` is the reason.',
    },
    SEE_PAGE: { description: 'Requested a page in a support view of the account. `detail` is the request.' },
    END_SUPPORT_VIEW: { description: 'A support view of the account ended.' },
    READ_PHOTO: {
      description:
        'Viewed a photo of a rented copy or a dispute, or listed the photos of a fulfillment or a dispute. `detail` is the ID ' +
        'of the photo, the fulfillment or the dispute.',
    },
    READ_ORDER: {
      description: 'Viewed an order that the account placed. `detail` is the ID of the order.',
    },
    READ_CONTACT: { description: 'Viewed the contact details of the account.' },
    READ_MONEY: {
      description:
        'Viewed a financial record of the account: a payout, the payout account, a debt, a refund, a blocked deposit, a failed ' +
        'transfer, a chargeback, or a step that waits for approval. `detail` is the ID of the record; for a debt or ' +
        'the payout account, it is the ID of the account.',
    },
    READ_BANK_ACCOUNT: {
      description: 'Viewed the bank account of a payout to the account. `detail` is the ID of the payout.',
    },
    READ_REPORT: {
      description:
        'Viewed a report that the account made of a listing or a review. `detail` is the ID of the report.',
    },
    RESET_FACTORS: { description: 'Removed all second factors of the account, because its owner lost them.' },
    RESTRICT_PAYOUT_ACCOUNT: {
      description: 'Stopped the payouts to the account. `detail` is the kind of stop and the reason.',
    },
    REINSTATE_PAYOUT_ACCOUNT: { description: 'Resumed the payouts to the account.' },
    DECIDE_DISPUTE: {
      description: 'Decided a dispute that the account opened as a buyer. `detail` is the ID of the dispute.',
    },
    SETTLE_PAYOUT: { description: 'Recorded that a payout to the account was paid or failed.' },
    SETTLE_DEBT: {
      description:
        'Recorded that the account has paid back a debt as a seller. `detail` is the ID of the account.',
    },
    RECORD_TAX_PAYMENT: {
      description:
        'Recorded that a tax was paid to the government. `detail` is the ID of the payment. The entry concerns no ' +
        'account.',
    },
    RETRY_REFUND: {
      description: 'Retried a failed refund to the account. `detail` is the ID of the failed try.',
    },
    SETTLE_REFUND: {
      description:
        'Settled a failed refund to the account, because the buyer was paid another way. `detail` is the ID of the ' +
        'failed try.',
    },
    SETTLE_UNKNOWN_PAYMENT: {
      description: 'Settled a payment of unknown origin. `detail` is its ID. The entry concerns no account.',
    },
    SETTLE_DIFFERENCE: {
      description:
        'Settled a difference between the payment provider and Panna. `detail` is its ID. The entry concerns no ' +
        'account.',
    },
    READ_COMPLAINT: {
      description: 'Viewed a complaint of the account. `detail` is the ID of the complaint.',
    },
    ANSWER_COMPLAINT: {
      description: 'Answered a complaint of the account. `detail` is the ID of the complaint.',
    },
    SETTLE_COMPLAINT: {
      description: 'Settled a complaint of the account. `detail` is the ID of the complaint.',
    },
    ACCEPT_CHARGEBACK: {
      description:
        'Accepted a chargeback of a payment that the account made. `detail` is the ID of the chargeback.',
    },
    CONTEST_CHARGEBACK: {
      description:
        'Contested a chargeback of a payment that the account made. `detail` is the ID of the chargeback.',
    },
    REQUEST_APPROVAL: {
      description:
        'Asked a second member of staff to approve a step about money. `detail` is the ID of the refund, ' +
        'payout or other object that the step is about.',
    },
    APPROVE_STEP: {
      description:
        'Approved a step about money that another member of staff had requested. `detail` is the ID of ' +
        'the refund, payout or other object that the step is about.',
    },
    DECLINE_STEP: {
      description:
        'Declined a step about money, or withdrew their own request. `detail` is the ID of the refund, ' +
        'payout or other object that the step is about.',
    },
  },
});
