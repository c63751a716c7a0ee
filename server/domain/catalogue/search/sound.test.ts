import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchWords } from './searchText.js';
import { divisionsOf, soundOf, soundOfText, soundsOf, soundsOfBeginning } from './sound.js';

describe('the sound of a word', () => {
  it.each([
    ['सत्य', 'satya', 'satyaa', 'સત્ય'],
    ['हिंदी', 'हिन्दी', 'hindi', 'hindee'],
    ['ज्ञान', 'gyan', 'gyaan', 'જ્ઞાન'],
    ['सम्पूर्ण', 'संपूर्ण', 'sampoorna', 'sanpurn'],
    ['कृष्ण', 'krishna', 'krishnaa', 'કૃષ્ણ'],
    ['घोड़ा', 'ghoda', 'ghodaa', 'ઘોડા'],
    ['विवेक', 'vivek', 'wiwek', 'વિવેક'],
    ['চণ্ডী', 'chandi', 'chandee', 'ચંડી'],
  ])('is the same for %s, %s, %s and %s', (...words) => {
    expect(new Set(words.flatMap(searchWords).map(soundOf)).size).toBe(1);
  });

  it.each([
    ['गोदान', 'gudan'],
    ['राम', 'roma'],
    ['कर्म', 'krami'],
  ])('tells %s from %s', (one, other) => {
    expect(soundOf(one)).not.toBe(soundOf(other));
  });

  it('of a word in another script is not known', () => {
    expect(soundOf('книга')).toBeNull();
    expect(soundsOf('книга')).toEqual([]);
  });

  it('is asked for without its last letter where it ends through the nose', () => {
    expect(soundsOf('अंधारुं')).toEqual(['andrun', 'andru']);
    expect(soundsOf('godan')).toEqual(['godn']);
  });

  it('of several words is that of one where they are written together', () => {
    expect(soundOfText(['satya', 'na'])).toBe(soundOf('સત્યના'));
    expect(soundOfText(['gyan', 'yog'])).toBe(soundOf('ज्ञानयोग'));
    expect(soundOfText(['raj', 'nagar'])).toBe(soundOf('राजनगर'));
    expect(soundOfText(['satya', 'книга'])).toBeNull();
  });

  it.each([
    ['premc', 'प्रेमचंद'],
    ['je', 'जीवनी'],
    ['jho', 'झूठा'],
    ['vij', 'विज्ञान'],
    ['cham', 'चंपा'],
    ['विज', 'vigyan'],
  ])('may go on from %s to %s', (typed, word) => {
    expect(soundsOfBeginning([typed]).some((sound) => soundOf(word)?.startsWith(sound))).toBe(true);
  });

  it.each(['gar', 'kaam', 'अंधारुं', 'c', 'je'])('of an unfinished %s has no beginning twice', (typed) => {
    const sounds = soundsOfBeginning([typed]);
    for (const sound of sounds) expect(sounds.filter((other) => sound.startsWith(other))).toEqual([sound]);
  });

  it('is there for every word of any text in these scripts', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'स', 'त', '्', 'ा', 'ं', 'ન', 'ુ', '1', ' ') });
    fc.assert(
      fc.property(letters, (text) => {
        for (const word of searchWords(text)) expect(typeof soundOf(word)).toBe('string');
      }),
    );
  });
});

it('a word is divided before its last two letters, with their signs', () => {
  expect(divisionsOf('સત્યના')).toEqual([
    ['સત્ય', 'ના'],
    ['સત્', 'યના'],
  ]);
  expect(divisionsOf('satyana')).toEqual([]);
});
