import { createSchema } from '../../graphql/schema.js';
import { page, table } from './markdown.js';

/** Returns the content of docs/subscriptions.md. */
export function subscriptionsPage(): string {
  const fields = Object.values(createSchema().getSubscriptionType()?.getFields() ?? {});
  const rows = fields.map(({ name, args, type, description }) => {
    const taken = args.map((arg) => `${arg.name}: ${String(arg.type)}`).join(', ');
    return [`\`${taken ? `${name}(${taken})` : name}\``, `\`${String(type)}\``, description ?? ''];
  });
  return page('the GraphQL schema', 'Subscriptions', [
    'Each subscription sends the current state first, and again after every change. [api.md](api.md) says how to connect.',
    table(['subscription', 'returns', 'what it sends'], rows.toSorted(byFirstCell)),
  ]);
}

function byFirstCell([a = '']: readonly string[], [b = '']: readonly string[]): number {
  return a < b ? -1 : 1;
}
