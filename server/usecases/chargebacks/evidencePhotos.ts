import { storedPhoto } from '../../covers/photos/storedPhoto.js';
import type { EvidencePhoto } from '../../domain/papers/evidence.js';
import { paperDay } from '../../domain/papers/financialYear.js';
import type { StoredFulfillment } from '../../persistence/queries/orders/storedOrder.js';
import { photosOfDisputes } from '../../persistence/queries/photos/disputePhotos.js';
import { photosOfFulfillments } from '../../persistence/queries/photos/orderPhotos.js';
import type { Ports } from '../scope.js';

/** Maximum number of photos of a fulfillment in the evidence, because providers limit the size of the file. */
const MOST_EVIDENCE_PHOTOS = 20;

const STAGES = { DISPATCH: 'Before dispatch', RECEIPT: 'On receipt', RETURN: 'At return' } as const;
const SIDES = { BUYER: 'the buyer', SELLER: 'the seller' } as const;

/** A photo whose file has not been read yet. */
type Described = Omit<EvidencePhoto, 'image'> & { id: string };

/**
 * Returns at most 20 photos about a fulfillment, as JPEG images: first the photos of its disputes, then the photos of its
 * rented copies. Photos whose file is missing are omitted.
 */
export async function evidencePhotosOf(
  { database, files }: Pick<Ports, 'database' | 'files'>,
  { id, disputes }: Pick<StoredFulfillment, 'id' | 'disputes'>,
): Promise<EvidencePhoto[]> {
  const numbers = new Map(disputes.map((dispute) => [dispute.id, dispute.number]));
  const ofDisputes = await photosOfDisputes(database, [...numbers.keys()]);
  const ofCopies = await photosOfFulfillments(database, [id]);
  const all: Described[] = [
    ...ofDisputes.map(({ disputeId, side, ...photo }) =>
      described(photo, `Dispute ${numbers.get(disputeId)}, by ${SIDES[side]}`),
    ),
    ...ofCopies.map(({ stage, side, ...photo }) => described(photo, `${STAGES[stage]}, by ${SIDES[side]}`)),
  ].slice(0, MOST_EVIDENCE_PHOTOS);
  if (all.length === 0) return [];
  const { printPhoto } = await import('../../covers/photos/printPhoto.js');
  const printed: EvidencePhoto[] = [];
  // Reads one photo at a time, because each decoded photo takes several megabytes.
  for (const { id: photoId, ...photo } of all) {
    const file = await storedPhoto(files, photoId, 'full');
    if (file) printed.push({ ...photo, image: await printPhoto(file) });
  }
  return printed;
}

function described(
  { id, caption, addedAt }: { id: string; caption: string | null; addedAt: Date },
  title: string,
): Described {
  return { id, title, caption, day: paperDay(addedAt) };
}
