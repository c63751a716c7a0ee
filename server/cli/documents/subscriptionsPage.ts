import { publicSchema } from '../../graphql/schema.js';
import { LIVE_LIMITS, TOO_MANY } from '../../graphql/live/liveLimits.js';
import { page, table } from './markdown.js';

/** Returns the content of docs/subscriptions.md. */
export function subscriptionsPage(): string {
  const { ofConnection, ofAccount, refusals, connections } = LIVE_LIMITS;
  const fields = Object.values(publicSchema().getSubscriptionType()?.getFields() ?? {});
  const rows = fields.map(({ name, args, type, description }) => {
    const taken = args.map((arg) => `${arg.name}: ${String(arg.type)}`).join(', ');
    return [`\`${taken ? `${name}(${taken})` : name}\``, `\`${String(type)}\``, description ?? ''];
  });
  return page('the GraphQL schema', 'Subscriptions', [
    'Each subscription sends the current state first, and again after every change. [api.md](api.md) says how to connect.',
    `A connection may have ${ofConnection} subscriptions and an account ${ofAccount}. The next is refused with \`TOO_MANY_SUBSCRIPTIONS\`, which leaves the ` +
      `connection and its other subscriptions open. A connection of which ${refusals} subscriptions were refused is closed with ${TOO_MANY}. ` +
      `One network may have ${connections} connections; the next is closed with ${TOO_MANY} at once. Each process counts its own ` +
      'connections and subscriptions.',
    table(['subscription', 'returns', 'what it sends'], rows.toSorted(byFirstCell)),
  ]);
}

function byFirstCell([a = '']: readonly string[], [b = '']: readonly string[]): number {
  return a < b ? -1 : 1;
}
