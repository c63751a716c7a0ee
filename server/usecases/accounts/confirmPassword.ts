import { verify } from '@node-rs/argon2';
import { refuse } from '../../domain/errors.js';
import { passwordHashOf } from '../../persistence/queries/sessions.js';
import type { Scope, Viewer } from '../scope.js';

/** Makes sure that it is the viewer who sits there. Refuses WRONG_PASSWORD, and TOO_MANY_ATTEMPTS after ten. */
export async function confirmPassword(scope: Scope, viewer: Viewer, password: string): Promise<void> {
  await scope.rateLimits.check('wrongPassword', viewer.id);
  const passwordHash = await passwordHashOf(scope.database, viewer.id);
  if (passwordHash && (await verify(passwordHash, password))) return;
  await scope.rateLimits.consume('wrongPassword', viewer.id);
  refuse('WRONG_PASSWORD', { field: ['currentPassword'] });
}
