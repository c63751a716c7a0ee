import { photoOfFile } from '../../covers/photos/storedPhoto.js';
import { coverOfFile } from '../../covers/storedCover.js';
import type { StoredFile } from '../../files/fileStore.js';
import { knownCovers, knownPhotos, removeUnusedCovers } from '../../persistence/queries/photos/sweeping.js';
import type { Queryable } from '../../persistence/sql.js';
import { requireAbility, type Acting } from '../requireAbility.js';
import type { Ports } from '../scope.js';

const BATCH = 500;
/** A picture is stored before its row, so a younger file may belong to an upload under way. */
const YOUNGEST_MS = 86_400_000;

/** What is swept: the folder, whose picture a file is, and which pictures have a row. */
const SWEPT: readonly {
  folder: string;
  pictureOf: (name: string) => string | null;
  known: (database: Queryable, pictures: readonly string[]) => Promise<Set<string>>;
}[] = [
  { folder: 'covers', pictureOf: coverOfFile, known: knownCovers },
  { folder: 'photos', pictureOf: photoOfFile, known: knownPhotos },
];

/**
 * Removes the covers that no listing has any more, and the files of covers and photos without a row: what was replaced,
 * what an account left that was closed, and what an upload left that was refused.
 */
export async function sweepPictures(
  ports: Acting & Pick<Ports, 'database' | 'files' | 'clock'>,
): Promise<void> {
  await requireAbility(ports, 'records:forget');
  const { database, files, clock } = ports;
  let removed: number;
  do removed = await database.transaction((tx) => removeUnusedCovers(tx, BATCH));
  while (removed === BATCH);
  const before = new Date(clock.now().getTime() - YOUNGEST_MS);
  for (const { folder, pictureOf, known } of SWEPT) {
    for await (const names of namesOfOld(files.list(folder), before)) {
      const pictures = names.flatMap((name) => pictureOf(name) ?? []);
      const kept = await known(database, [...new Set(pictures)]);
      const unused = names.filter((name) => !kept.has(pictureOf(name) ?? ''));
      for (const name of unused) await files.removeOlder(name, before);
    }
  }
}

/** The names of the files that were stored before a moment, batch by batch. */
async function* namesOfOld(stored: AsyncIterable<StoredFile>, before: Date): AsyncGenerator<string[]> {
  let names: string[] = [];
  for await (const { name, storedAt } of stored) {
    if (storedAt >= before) continue;
    names.push(name);
    if (names.length < BATCH) continue;
    yield names;
    names = [];
  }
  yield names;
}
