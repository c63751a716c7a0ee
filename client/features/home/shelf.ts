/** How a drawn cover is decorated; see CoverMotif. */
export type Motif = 'sun' | 'arches' | 'leaf' | 'moon' | 'waves' | 'diamonds';

/** A cover that the home page draws by itself. */
export type DrawnBook = {
  title: string[];
  author: string;
  motif: Motif;
  cloth: string;
  ink: string;
  accent: string;
};

const book = (title: string, author: string, motif: Motif, colours: [string, string, string]): DrawnBook => ({
  title: title.split('/'),
  author,
  motif,
  cloth: colours[0],
  ink: colours[1],
  accent: colours[2],
});

/** Books that everybody may print: what stands in the shop window. */
export const SHELF: DrawnBook[] = [
  book('Gitanjali', 'Rabindranath Tagore', 'sun', ['#0e5c46', '#f6ead0', '#e6a23c']),
  book('Pride and/Prejudice', 'Jane Austen', 'arches', ['#8c2f39', '#fbeadf', '#e8b4a0']),
  book('Moby-Dick', 'Herman Melville', 'waves', ['#153a5b', '#eaf3f5', '#58a4b0']),
  book('Godaan', 'Premchand', 'leaf', ['#c7802b', '#2c1a0b', '#7a3d12']),
  book('Frankenstein', 'Mary Shelley', 'moon', ['#232130', '#f3ead7', '#b9a7e6']),
  book('The Time/Machine', 'H. G. Wells', 'diamonds', ['#e9dcc3', '#3b2a20', '#b5482f']),
  book('Middle-/march', 'George Eliot', 'leaf', ['#3f5d4e', '#f4f0e2', '#a8c3a0']),
  book('Dracula', 'Bram Stoker', 'arches', ['#1d1b1c', '#f2e3d5', '#b3202c']),
  book('Persuasion', 'Jane Austen', 'sun', ['#f0c9b8', '#5a2230', '#c85a54']),
];
