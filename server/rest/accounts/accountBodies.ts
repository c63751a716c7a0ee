import { confirmFactorSchema } from '../../domain/accounts/secondFactor.js';
import {
  logInSchema,
  profileUpdateSchema,
  publisherSignUpSchema,
  readerSignUpSchema,
} from '../../domain/accounts/account.js';

const credentials = { email: 'meera@reader.example', password: 'a lamp in the rain' };

export const readerBody = readerSignUpSchema.meta({
  id: 'ReaderSignUp',
  description: 'The details of a new reader account.',
  example: {
    ...credentials,
    confirmPassword: credentials.password,
    name: 'Meera Shah',
    phone: '98200 11223',
    address: '12 Marine Drive, Mumbai',
    zipcode: '400020',
  },
});

export const publisherBody = publisherSignUpSchema.meta({
  id: 'PublisherSignUp',
  description: 'The details of a new publisher account.',
  example: {
    email: 'post@banyan.example',
    password: 'under the banyan tree',
    confirmPassword: 'under the banyan tree',
    publisherName: 'Banyan Tree Press',
    officeContact: '033 2241 1234',
    publicationAddress: '5 College Street, Kolkata',
    zipcode: '700073',
    companyName: 'Banyan Tree Press Pvt. Ltd.',
    website: 'https://banyan.example',
  },
});

export const logInBody = logInSchema.meta({
  id: 'LogIn',
  description: 'The email address and the password of an account.',
  example: credentials,
});

/** Body of the second step of a log-in: the challenge, and one proof. */
export const confirmFactorBody = confirmFactorSchema.meta({
  id: 'SecondFactorProof',
  description: 'The second step of a log-in: the challenge and exactly one proof.',
  example: { challenge: 'nqyhIiHYQ0cZDvN0HuDYqHgW1jLTmJ2tHWkWTBVb1wM', code: '492039' },
});

export const profileBody = profileUpdateSchema.meta({
  id: 'ProfileUpdate',
  description: 'The profile fields to change.',
  example: { phone: '98200 44556' },
});
