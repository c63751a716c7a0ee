// SAMPLES. The operator puts the names of their own team here.

/** The people of the section Our Team. */
export const TEAM = [
  'Aarav',
  'Diya',
  'Ishaan',
  'Kavya',
  'Meera',
  'Nikhil',
  'Priya',
  'Rohan',
  'Sanjana',
  'Vikram',
];
