// Sample data. The operator replaces it with the names of their own team.

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
