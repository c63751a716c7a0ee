import type { Place } from '../../domain/catalogue/searchPlaces.js';
import { divisionsOf, isLatin, soundsOf } from '../../domain/catalogue/sound.js';
import { wordsSounding, type AskedSound } from '../../persistence/queries/books/searchWords.js';
import type { Queryable } from '../../persistence/sql.js';

/** Shorter ones are the beginning of too much. */
const SHORTEST_BEGINNING = 3;
const MOST_DIVIDED = 20;

/**
 * For each word of a search what sounds like it in other letters: words; what it is together with its neighbour ('satya na'
 * is સત્યના); and two words where it can be divided (સત્યના is 'satya na').
 */
export async function readSounds(database: Queryable, words: readonly string[]): Promise<Place[]> {
  const asked = new Asked();
  const alone = words.map((word) => asked.words(word));
  const joined = words.slice(1).map((word, index) => asked.words(`${words[index]}${word}`));
  const divided = words.map((word) =>
    divisionsOf(word).map(([head, tail]) => [asked.exactly(head), asked.exactly(tail)] as const),
  );
  const found = await wordsSounding(database, asked.sounds);
  const wordsOf = (places: readonly number[] = []) => places.flatMap((place) => found[place] ?? []);
  return words.map((word, index) => [
    ...unique([...wordsOf(alone[index]), ...wordsOf(joined[index - 1]), ...wordsOf(joined[index])])
      .filter((other) => !other.startsWith(word))
      .map((other) => [other]),
    ...(divided[index] ?? []).flatMap(([heads, tails]) => pairs(wordsOf(heads), wordsOf(tails))),
  ]);
}

/** Sounds to ask for in one statement, known by their places. */
class Asked {
  readonly sounds: AskedSound[] = [];

  words(word: string): number[] {
    return this.add(word, (sound) => sound.length >= SHORTEST_BEGINNING);
  }

  exactly(word: string): number[] {
    return this.add(word, () => false);
  }

  private add(word: string, beginning: (sound: string) => boolean): number[] {
    return soundsOf(word).map(
      (sound) => this.sounds.push({ sound, beginning: beginning(sound), latin: isLatin(word) }) - 1,
    );
  }
}

function pairs(heads: readonly string[], tails: readonly string[]): string[][] {
  return heads.flatMap((head) => tails.map((tail) => [head, tail])).slice(0, MOST_DIVIDED);
}

function unique(words: readonly string[]): string[] {
  return [...new Set(words)];
}
