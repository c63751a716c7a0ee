import type { TestMarketplace } from '../marketplace.js';
import { mutate } from '../mutate.js';
import type { Person } from '../people/people.js';
import { RestClient, type Data, type Refused } from '../restClient.js';

/** The steps of a dispute, named as in GraphQL. */
export type DisputeStep =
  | ('answerDispute' | 'acceptDisputeOffer' | 'withdrawDispute' | 'decideDispute')
  | ('sendDisputeReturn' | 'confirmDisputeReturn' | 'contestDisputeReturn');

/** A dispute in the same form for both APIs: enum values in capitals, amounts with two decimals. */
export interface SeenDispute {
  id: string;
  number: number;
  reason: string;
  status: string;
  claimed: string;
  offered: string | null;
  awarded: string | null;
  endsAt: string;
  canAskReturn: boolean;
  steps: DisputeStep[];
}

/** The disputes of a fulfillment, and the reasons for which the viewer can open one, each with the maximum claim. */
export interface SeenDisputes {
  disputes: SeenDispute[];
  possible: [reason: string, most: string][];
}

/** The dispute operations that GraphQL and REST share. Steps return the error code if they are refused, otherwise null. */
export interface DisputeApi {
  open(person: Person, fulfillmentId: string, input: object): Promise<string | null>;
  step(person: Person, step: DisputeStep, disputeId: string, input?: object): Promise<string | null>;
  view(person: Person, fulfillmentId: string): Promise<SeenDisputes>;
}

const PATHS: Record<DisputeStep, string> = {
  answerDispute: 'answer',
  acceptDisputeOffer: 'accept-offer',
  withdrawDispute: 'withdraw',
  decideDispute: 'decide',
  sendDisputeReturn: 'send-return',
  confirmDisputeReturn: 'confirm-return',
  contestDisputeReturn: 'contest-return',
};
const stepNames = Object.keys(PATHS) as DisputeStep[];

interface Amount {
  amount: string;
}

interface GraphqlDispute extends Record<DisputeStep, boolean> {
  id: string;
  number: number;
  reason: string;
  status: string;
  claimed: Amount;
  offered: Amount | null;
  awarded: Amount | null;
  endsAt: string;
  canAskReturn: boolean;
}

const VIEW = `
  query ($id: ID!) {
    node(id: $id) {
      ... on Fulfillment {
        disputes {
          id number reason status claimed { amount } offered { amount } awarded { amount }
          answerDispute: viewerCanAnswer acceptDisputeOffer: viewerCanAcceptOffer
          withdrawDispute: viewerCanWithdraw decideDispute: viewerCanDecide sendDisputeReturn: viewerCanSendReturn
          confirmDisputeReturn: viewerCanConfirmReturn contestDisputeReturn: viewerCanContestReturn
          endsAt canAskReturn: viewerCanAskReturn
        }
        viewerPossibleDisputes { reason most { amount } }
      }
    }
  }`;

/** Returns the dispute operations as GraphQL requests. */
export function graphqlDisputes(marketplace: TestMarketplace): DisputeApi {
  const run = async (person: Person, mutation: string, input: object) => {
    const { userErrors } = await mutate(marketplace, person, mutation, 'dispute { id }', input);
    return userErrors[0]?.code ?? null;
  };
  return {
    open: (person, fulfillmentId, input) => run(person, 'openDispute', { fulfillmentId, ...input }),
    step: (person, step, disputeId, input) => run(person, step, { disputeId, ...input }),
    async view(person, id) {
      const { node } = await marketplace.ask<{
        node: { disputes: GraphqlDispute[]; viewerPossibleDisputes: { reason: string; most: Amount }[] };
      }>(VIEW, { id }, person.token);
      return {
        disputes: node.disputes.map(({ claimed, offered, awarded, ...dispute }) => ({
          id: dispute.id,
          number: dispute.number,
          reason: dispute.reason,
          status: dispute.status,
          claimed: claimed.amount,
          offered: offered?.amount ?? null,
          awarded: awarded?.amount ?? null,
          endsAt: dispute.endsAt,
          canAskReturn: dispute.canAskReturn,
          steps: stepNames.filter((name) => dispute[name]),
        })),
        possible: node.viewerPossibleDisputes.map(({ reason, most }) => [reason, most.amount]),
      };
    },
  };
}

interface RestDispute {
  _id: string;
  number: number;
  reason: string;
  status: string;
  claimed: number;
  offered: number | null;
  awarded: number | null;
  endsAt: string;
  canAskReturn: boolean;
  actions: string[];
}

/** Returns the dispute operations as REST requests. */
export async function restDisputes(marketplace: TestMarketplace): Promise<DisputeApi> {
  const rest = await RestClient.of(marketplace);
  const post = async (path: string, as: Person, input: object) => {
    const { body } = await rest.post<Data<unknown> | Refused>(path, { as, body: inLowerCase(input) });
    return body.status === 'error' ? body.code : null;
  };
  return {
    open: (person, id, input) => post(`/api/v1/fulfillments/${id}/disputes`, person, input),
    step: (person, step, id, input = {}) => post(`/api/v1/disputes/${id}/${PATHS[step]}`, person, input),
    async view(person, id) {
      const { body } = await rest.get<
        Data<{
          fulfillment: { disputes: RestDispute[]; possibleDisputes: { reason: string; most: number }[] };
        }>
      >(`/api/v1/fulfillments/${id}`, { as: person });
      const { disputes, possibleDisputes } = body.data.fulfillment;
      return {
        disputes: disputes.map(
          ({ _id, number, reason, status, claimed, offered, awarded, actions, ...rest }) => ({
            id: _id,
            number,
            reason: reason.toUpperCase(),
            status: status.toUpperCase(),
            claimed: claimed.toFixed(2),
            offered: offered?.toFixed(2) ?? null,
            awarded: awarded?.toFixed(2) ?? null,
            endsAt: rest.endsAt,
            canAskReturn: rest.canAskReturn,
            steps: stepNames.filter((name) => actions.includes(PATHS[name])),
          }),
        ),
        possible: possibleDisputes.map(({ reason, most }) => [reason.toUpperCase(), most.toFixed(2)]),
      };
    },
  };
}

/** Converts the reason and the problem to lower case, as REST names them. */
function inLowerCase(input: object & { reason?: string; problem?: string }): object {
  const { reason, problem } = input;
  return {
    ...input,
    ...(reason && { reason: reason.toLowerCase() }),
    ...(problem && { problem: problem.toLowerCase() }),
  };
}

/** Opens a dispute because the books are not as described. Returns the ID of the dispute. */
export async function openedDispute(
  marketplace: TestMarketplace,
  buyer: Person,
  fulfillmentId: string,
): Promise<string> {
  const api = graphqlDisputes(marketplace);
  await api.open(buyer, fulfillmentId, { reason: 'NOT_AS_DESCRIBED', statement: 'A page is torn' });
  const dispute = (await api.view(buyer, fulfillmentId)).disputes.at(-1);
  if (!dispute) throw new Error('No dispute was opened');
  return dispute.id;
}
