import { earnedUntil } from '../../domain/payouts/payoutTerms.js';
import { preparePayouts } from '../payouts/preparePayouts.js';
import { requireAbility, type Acting } from '../requireAbility.js';
import type { Ports } from '../scope.js';
import { prepareReleases, type ReleasePorts } from './prepareReleases.js';

/** Prepares the payment of all due earnings: releases of transfers, and payouts of the rest. */
export async function prepareDue(
  ports: Acting & ReleasePorts & Pick<Ports, 'payouts' | 'secrets'>,
): Promise<void> {
  await requireAbility(ports, 'payouts:prepare');
  await prepareReleases(ports, earnedUntil(ports.clock.now(), ports.payoutTerms));
  await preparePayouts(ports);
}
