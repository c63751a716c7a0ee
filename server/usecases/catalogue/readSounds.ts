import type { Place } from '../../domain/catalogue/search/searchPlaces.js';
import { divisionsOf, isLatin, soundsOf, soundsOfBeginning } from '../../domain/catalogue/search/sound.js';
import { wordsSounding, type AskedSound } from '../../persistence/queries/books/searchWords.js';
import type { Queryable } from '../../persistence/sql.js';

/** Shorter ones are the beginning of too much. */
const SHORTEST_BEGINNING = 3;
const MOST_DIVIDED = 20;

/**
 * For each word of a search what sounds like it in other letters: words; what it is together with its neighbour ('satya na'
 * is સત્યના); and two words where it can be divided (સત્યના is 'satya na'). Of the last one, which may be unfinished, also what
 * its last letter may turn out to be ('premc' is प्रेमच), where nothing sounds as it stands.
 */
export async function readSounds(database: Queryable, words: readonly string[]): Promise<Place[]> {
  const asked = new Asked();
  const last = words.length - 1;
  const alone = words.map((word, index) => asked.words(word, index === last));
  const joined = words
    .slice(1)
    .map((word, index) => asked.words(`${words[index]}${word}`, index + 1 === last));
  const divided = words.map((word) =>
    divisionsOf(word).map(([head, tail]) => [asked.exactly(head), asked.exactly(tail)] as const),
  );
  const found = await wordsSounding(database, asked.sounds);
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
}

/** Where the sounds of a word stand among those that are asked for. */
interface AskedPlaces {
  asItStands: number[];
  /** What it may turn out to be with more letters. */
  unfinished: number[];
}

const isLongEnough = (sound: string) => sound.length >= SHORTEST_BEGINNING;

/** Sounds to ask for in one statement, known by their places. */
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

/** Each word once, and without those that begin with another: it stands for the beginnings of words. */
function shortest(words: readonly string[]): string[] {
  const all = new Set(words);
  return [...all].filter((word) => !beginningsOf(word).some((beginning) => all.has(beginning)));
}

function beginningsOf(word: string): string[] {
  return Array.from(word, (_, end) => word.slice(0, end));
}
