import type { Place } from '../../domain/catalogue/search/searchPlaces.js';
import { divisionsOf, isLatin, soundsOf, soundsOfBeginning } from '../../domain/catalogue/search/sound.js';
import type { AskedSound } from '../../persistence/queries/books/searchWords.js';

/**
 * Minimum length of a sound that may match the beginning of a word. Shorter sounds match whole words only, because
 * too many words begin with them.
 */
const SHORTEST_BEGINNING = 3;
const MOST_DIVIDED = 20;

/** The sounds to look up for the words of a search, and a function that interprets the results. */
export interface SoundsToRead {
  sounds: readonly AskedSound[];
  /**
   * Returns, for each word of the search, the words in other scripts that sound like it. `found[i]` contains the
   * words that sound like `sounds[i]`.
   */
  read(found: readonly string[][]): Place[];
}

/**
 * Returns the sounds to look up for the words of a search. A word may also be joined with its neighbour ('satya na'
 * finds સત્યના) or divided (સત્યના finds 'satya na'). If nothing sounds like the last word, which may be unfinished,
 * variants of its ending are tried ('premc' finds प्रेमच).
 */
export function soundsToRead(words: readonly string[]): SoundsToRead {
  const asked = new Asked();
  const last = words.length - 1;
  const alone = words.map((word, index) => asked.words(word, index === last));
  const joined = words
    .slice(1)
    .map((word, index) => asked.words(`${words[index]}${word}`, index + 1 === last));
  const divided = words.map((word) =>
    divisionsOf(word).map(([head, tail]) => [asked.exactly(head), asked.exactly(tail)] as const),
  );
  const read = (found: readonly string[][]) => {
    const wordsAt = (places: readonly number[]) => places.flatMap((place) => found[place] ?? []);
    const wordsOf = (which?: AskedPlaces) => {
      const asItStands = wordsAt(which?.asItStands ?? []);
      return asItStands.length > 0 ? asItStands : wordsAt(which?.unfinished ?? []);
    };
    return words.map((word, index) => [
      ...shortest([...wordsOf(alone[index]), ...wordsOf(joined[index - 1]), ...wordsOf(joined[index])])
        .filter((other) => !other.startsWith(word))
        .map((other) => [other]),
      ...(divided[index] ?? []).flatMap(([heads, tails]) => pairs(wordsAt(heads), wordsAt(tails))),
    ]);
  };
  return { sounds: asked.sounds, read };
}

/** Positions of a word's sounds in the list of sounds to look up. */
interface AskedPlaces {
  asItStands: number[];
  /** Positions of the sounds that the word may have if it is unfinished. */
  unfinished: number[];
}

const isLongEnough = (sound: string) => sound.length >= SHORTEST_BEGINNING;

/**
 * Collects the sounds to look up, so that one statement finds them all. The methods return the positions of the added
 * sounds.
 */
class Asked {
  readonly sounds: AskedSound[] = [];

  words(word: string, isUnfinished: boolean): AskedPlaces {
    const turns = isUnfinished ? soundsOfBeginning([word]).filter(isLongEnough) : [];
    return {
      asItStands: this.add(word, soundsOf(word), isLongEnough),
      unfinished: this.add(word, turns, isLongEnough),
    };
  }

  exactly(word: string): number[] {
    return this.add(word, soundsOf(word), () => false);
  }

  private add(word: string, sounds: readonly string[], beginning: (sound: string) => boolean): number[] {
    return sounds.map(
      (sound) => this.sounds.push({ sound, beginning: beginning(sound), latin: isLatin(word) }) - 1,
    );
  }
}

function pairs(heads: readonly string[], tails: readonly string[]): string[][] {
  return heads.flatMap((head) => tails.map((tail) => [head, tail])).slice(0, MOST_DIVIDED);
}

/**
 * Removes duplicates, and words that begin with another word of the list, because a search for the shorter word also
 * finds them.
 */
function shortest(words: readonly string[]): string[] {
  const all = new Set(words);
  return [...all].filter((word) => !beginningsOf(word).some((beginning) => all.has(beginning)));
}

function beginningsOf(word: string): string[] {
  return Array.from(word, (_, end) => word.slice(0, end));
}
