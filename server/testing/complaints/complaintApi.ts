import type { TestMarketplace } from '../marketplace.js';
import { mutate } from '../mutate.js';
import type { Person } from '../people/people.js';
import { RestClient, type Data, type Refused } from '../restClient.js';

/** The steps of a complaint, named as in GraphQL. */
export type ComplaintStepName =
  'replyToComplaint' | 'withdrawComplaint' | 'answerComplaint' | 'settleComplaint';

/** A complaint in the same form for both APIs, with enum values in capitals. */
export interface SeenComplaint {
  id: string;
  number: string;
  kind: string;
  status: string;
  openedAt: string;
  answerBy: string;
  settleBy: string;
  isOverdue: boolean;
  closedAt: string | null;
  /** The history: actor, step and text of each entry, such as `COMPLAINANT OPEN The book is torn`. */
  history: string[];
  steps: ComplaintStepName[];
}

/** The kind, text and subject of a complaint. */
export interface NewComplaint {
  kind: string;
  text: string;
  order?: string;
  seller?: string;
  book?: string;
}

/**
 * The operations of complaints that GraphQL and REST share. Changes return the error code if they are refused, otherwise null.
 */
export interface ComplaintApi {
  complain(person: Person, input: NewComplaint): Promise<string | null>;
  step(person: Person, step: ComplaintStepName, id: string, text?: string): Promise<string | null>;
  own(person: Person): Promise<SeenComplaint[]>;
  /** The open complaints as staff see them, or the code of the refusal. */
  open(person: Person): Promise<SeenComplaint[] | string>;
  /** The complaint as the person sees it; null if it is hidden from the person. */
  view(person: Person, id: string): Promise<SeenComplaint | null>;
}

interface Entry {
  action: string;
  by: string;
  text: string | null;
}

const line = ({ action, by, text }: Entry) => [by, action, text].filter(Boolean).join(' ').trim();

type GraphqlComplaint = Omit<SeenComplaint, 'history' | 'steps'> &
  Record<ComplaintStepName, boolean> & { entries: Entry[] };

const FIELDS = `
  id number kind status openedAt answerBy settleBy isOverdue closedAt entries { action by text }
  replyToComplaint: viewerCanReply withdrawComplaint: viewerCanWithdraw
  answerComplaint: viewerCanAnswer settleComplaint: viewerCanSettle`;

const PATHS: Record<ComplaintStepName, string> = {
  replyToComplaint: 'reply',
  withdrawComplaint: 'withdraw',
  answerComplaint: 'answer',
  settleComplaint: 'settle',
};
const stepNames = Object.keys(PATHS) as ComplaintStepName[];

function seen({ entries, ...complaint }: GraphqlComplaint): SeenComplaint {
  const { id, number, kind, status, openedAt, answerBy, settleBy, isOverdue, closedAt } = complaint;
  const steps = stepNames.filter((name) => complaint[name]);
  const history = entries.map(line);
  return { id, number, kind, status, openedAt, answerBy, settleBy, isOverdue, closedAt, history, steps };
}

/** Returns the operations of complaints as GraphQL requests. */
export function graphqlComplaints(marketplace: TestMarketplace): ComplaintApi {
  const run = async (person: Person, mutation: string, input: object) => {
    const { userErrors } = await mutate(marketplace, person, mutation, 'complaint { id }', input);
    return userErrors[0]?.code ?? null;
  };
  const list = async (person: Person, field: string) => {
    const query = `{ list: ${field}(first: 50) { edges { node { ${FIELDS} } } } }`;
    const { data, errors } = await marketplace.graphql<{
      list: { edges: { node: GraphqlComplaint }[] };
    }>(query, {}, person.token);
    return errors ? String(errors[0]?.extensions.code) : data.list.edges.map(({ node }) => seen(node));
  };
  return {
    complain: (person, { order: orderId, seller: sellerId, book: bookId, ...rest }) =>
      run(person, 'complain', { ...rest, orderId, sellerId, bookId }),
    step: (person, step, complaintId, text) =>
      run(person, step, { complaintId, ...(text !== undefined && { text }) }),
    own: async (person) => [...(await list(person, 'complaints'))] as SeenComplaint[],
    open: (person) => list(person, 'openComplaints'),
    async view(person, id) {
      const { node } = await marketplace.ask<{ node: GraphqlComplaint | null }>(
        `query ($id: ID!) { node(id: $id) { ... on Complaint { ${FIELDS} } } }`,
        { id },
        person.token,
      );
      return node && seen(node);
    },
  };
}

interface RestComplaint extends Omit<SeenComplaint, 'id' | 'history' | 'steps'> {
  _id: string;
  history: Entry[];
  actions: string[];
}

function seenByRest({ _id: id, history, actions, ...complaint }: RestComplaint): SeenComplaint {
  const { number, openedAt, answerBy, settleBy, isOverdue, closedAt } = complaint;
  const capitals = (entry: Entry) => ({
    ...entry,
    action: entry.action.toUpperCase(),
    by: entry.by.toUpperCase(),
  });
  return {
    id,
    number,
    kind: complaint.kind.toUpperCase(),
    status: complaint.status.toUpperCase(),
    openedAt,
    answerBy,
    settleBy,
    isOverdue,
    closedAt,
    history: history.map(capitals).map(line),
    steps: stepNames.filter((name) => actions.includes(PATHS[name])),
  };
}

/** Returns the operations of complaints as REST requests. */
export async function restComplaints(marketplace: TestMarketplace): Promise<ComplaintApi> {
  const rest = await RestClient.of(marketplace);
  const post = async (path: string, as: Person, input: object) => {
    const { body } = await rest.post<Data<unknown> | Refused>(path, { as, body: input });
    return body.status === 'error' ? body.code : null;
  };
  const list = async (as: Person, path: string) => {
    const { body } = await rest.get<Data<{ complaints: RestComplaint[] }> | Refused>(path, { as });
    return body.status === 'error' ? body.code : body.data.complaints.map(seenByRest);
  };
  return {
    complain: (person, { kind, ...input }) =>
      post('/api/v1/complaints', person, { ...input, kind: kind.toLowerCase() }),
    step: (person, step, id, text) => post(`/api/v1/complaints/${id}/${PATHS[step]}`, person, { text }),
    own: async (person) => [...(await list(person, '/api/v1/complaints'))] as SeenComplaint[],
    open: (person) => list(person, '/api/v1/complaints/open'),
    async view(as, id) {
      const { status, body } = await rest.get<Data<{ complaint: RestComplaint }>>(
        `/api/v1/complaints/${id}`,
        { as },
      );
      return status === 404 ? null : seenByRest(body.data.complaint);
    },
  };
}
