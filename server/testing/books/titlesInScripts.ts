import type { GraphQLClient } from '../graphqlClient.js';
import type { Person } from '../people/people.js';

/** Real titles in Hindi and Gujarati, each as people write it in Latin letters. */
export const TITLES_IN_SCRIPTS: readonly [title: string, latin: string][] = [
  ['गोदान', 'godan'],
  ['સત્યના પ્રયોગો', 'satya na prayogo'],
  ['रामचरितमानस', 'ramcharitmanas'],
  ['मधुशाला', 'madhushala'],
  ['कामायनी', 'kaamayani'],
  ['तमस', 'tamas'],
  ['झूठा सच', 'jhootha sach'],
  ['राग दरबारी', 'raag darbari'],
  ['मैला आँचल', 'maila aanchal'],
  ['गुनाहों का देवता', 'gunahon ka devta'],
  ['चित्रलेखा', 'chitralekha'],
  ['निर्मला', 'nirmala'],
  ['ग़बन', 'gaban'],
  ['सूरज का सातवाँ घोड़ा', 'suraj ka satvan ghoda'],
  ['मृत्युंजय', 'mrityunjay'],
  ['आषाढ़ का एक दिन', 'ashadh ka ek din'],
  ['अंधा युग', 'andha yug'],
  ['पिंजर', 'pinjar'],
  ['चंद्रकांता', 'chandrakanta'],
  ['रश्मिरथी', 'rashmirathi'],
  ['भारत एक खोज', 'bharat ek khoj'],
  ['काशी का अस्सी', 'kashi ka assi'],
  ['शेखर एक जीवनी', 'shekhar ek jeevani'],
  ['संस्कृति के चार अध्याय', 'sanskriti ke char adhyay'],
  ['हिंद स्वराज', 'hind swaraj'],
  ['ज्ञानयोग', 'gyan yog'],
  ['कर्मभूमि', 'karmabhoomi'],
  ['अग्नि की उड़ान', 'agni ki udaan'],
  ['સરસ્વતીચંદ્ર', 'saraswatichandra'],
  ['માનવીની ભવાઈ', 'manvini bhavai'],
  ['મળેલા જીવ', 'malela jeev'],
  ['ગુજરાતનો નાથ', 'gujarat no nath'],
  ['પાટણની પ્રભુતા', 'patan ni prabhuta'],
  ['સૌરાષ્ટ્રની રસધાર', 'saurashtra ni rasdhar'],
  ['આંગળિયાત', 'angaliyat'],
  ['દીવા તળે અંધારું', 'diva tale andharu'],
  ['ભદ્રંભદ્ર', 'bhadrambhadra'],
  ['જય સોમનાથ', 'jay somnath'],
  ['તત્ત્વમસિ', 'tatvamasi'],
  ['સાત પગલાં આકાશમાં', 'saat pagla aakash ma'],
  ['વેવિશાળ', 'vevishal'],
];

const IMPORT = 'mutation ($input: ImportBooksInput!) { importBooks(input: $input) { createdCount } }';

/** Imports one book for each title as this publisher. */
export async function importTitles(
  marketplace: GraphQLClient,
  publisher: Person,
  titles: readonly string[],
): Promise<void> {
  const content = JSON.stringify(titles.map(bookOf));
  const file = { path: 'variables.input.file', content, name: 'books.json', type: 'application/json' };
  await marketplace.upload(IMPORT, { input: { file: null } }, file, publisher.token);
}

const bookOf = (title: string) => ({
  title,
  author: 'Anonymous',
  description: 'A novel.',
  genre: 'Fiction',
  condition: 'Good',
  listingType: 'sale',
  price: { sale: 120 },
});
