import { registerEnumType } from 'type-graphql';
import { DisputeReason, DisputeStatus } from '../../domain/disputes/dispute.js';

registerEnumType(DisputeReason, {
  name: 'DisputeReason',
  description: 'The reason why a buyer disputes a fulfillment.',
  valuesConfig: {
    NOT_ARRIVED: { description: 'The books did not arrive.' },
    NOT_AS_DESCRIBED: { description: 'The books are not as the listing describes them.' },
    DEPOSIT_WITHHELD: {
      description: 'The seller withheld part of the deposit, and the buyer wants it back.',
    },
    DECLARED_LOST: {
      description:
        'The seller declared rented copies lost, but the buyer has returned them or still has them.',
    },
  },
});

registerEnumType(DisputeStatus, {
  name: 'DisputeStatus',
  description: 'The progress of a dispute, or how it ended.',
  valuesConfig: {
    OPEN: { description: 'The seller has not answered yet.' },
    ANSWERED: {
      description:
        'The seller has answered. The buyer can accept the offer, and staff can decide the dispute.',
    },
    SETTLED: { description: 'The buyer and the seller have agreed on an amount.' },
    WITHDRAWN: { description: 'The buyer withdrew the dispute.' },
    DECIDED: { description: 'Staff decided the amount that the buyer gets.' },
    EXPIRED: { description: 'The dispute ended in the buyer’s favour because no decision was made in time.' },
    AWAITING_RETURN: { description: 'The buyer must send the books back.' },
    RETURN_SENT: {
      description: 'The books are on their way back. The seller is asked to confirm the arrival.',
    },
    RETURN_CONTESTED: { description: 'The seller objects to the return. Staff can now decide the dispute.' },
    RETURNED: { description: 'The books are back, and the buyer got the refund.' },
    LAPSED: {
      description:
        'The dispute ended in the seller’s favour because the buyer did not send the books back in time.',
    },
  },
});

export { DisputeReason, DisputeStatus };
