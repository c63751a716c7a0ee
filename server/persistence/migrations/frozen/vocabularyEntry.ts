import { soundOf } from './sound.js';
import { forgivesTypo, wordVariants } from './typos.js';

/** A word as the vocabulary keeps it. A sound has variants only where a typo in it is forgiven. */
export function vocabularyEntry(word: string) {
  const sound = soundOf(word);
  const soundVariants = sound !== null && forgivesTypo(sound) ? wordVariants(sound) : [];
  return { word, variants: wordVariants(word), sound, soundVariants };
}
