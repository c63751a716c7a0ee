import { credentialsByEmail } from '../../persistence/queries/accounts/accounts.js';
import type { Jobs } from '../../queue/jobQueue.js';
import { requireAbility, type Acting } from '../requireAbility.js';
import type { Ports } from '../scope.js';
import { logInAttempts } from './kinds/logInAttempts.js';
import { passwordReset } from './kinds/passwordReset.js';

/** Time in milliseconds in which an account gets at most one mail of each kind, however often the mail is requested. */
const WINDOW_MS = { PASSWORD_RESET: 60_000, LOG_IN_ATTEMPTS: 3_600_000 };

const KINDS = { PASSWORD_RESET: passwordReset, LOG_IN_ATTEMPTS: logInAttempts };

/** Queues a message to the account with this email address. Does nothing if no account has the address. */
export async function messageByAddress(
  ports: Acting & Pick<Ports, 'database' | 'outbox' | 'clock'>,
  { email, topic }: Jobs['message-by-address'],
): Promise<void> {
  await requireAbility(ports, 'mail:send');
  const { database, outbox, clock } = ports;
  const account = await credentialsByEmail(database, email);
  if (!account) return;
  const now = clock.now();
  const cause = `${topic} ${account.id} ${Math.floor(now.getTime() / WINDOW_MS[topic])}`;
  const message = KINDS[topic].message(account.id, {}, { cause });
  await database.transaction((tx) => outbox.put(tx, [message], now));
}
