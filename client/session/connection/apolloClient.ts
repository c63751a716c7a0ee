import { ApolloClient, ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';
import { authorizationLink } from './authorization';
import { createCache } from '../../shared/apollo/cache';
import { confirmationLink } from './confirmationLink';
import { earlyLink } from './earlyLink';
import { endedSessionLink } from './endedSessionLink';
import { liveLink } from './liveLink';
import { savedAnswersLink } from '../offline/savedAnswersLink';
import { timeoutLink } from '../../shared/apollo/timeoutLink';

// Apollo Server requires this header for multipart requests, as a protection against cross-site request forgery.
const http = new UploadHttpLink({ uri: '/graphql', headers: { 'apollo-require-preflight': 'true' } });

const asked = ApolloLink.from([
  savedAnswersLink,
  confirmationLink,
  endedSessionLink,
  authorizationLink,
  timeoutLink,
  earlyLink,
  http,
]);

/** The API client of the site. Import it lazily, because visitors to the home page do not need it. */
export const apolloClient = new ApolloClient({
  cache: createCache(),
  link: ApolloLink.split(
    ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
    liveLink,
    asked,
  ),
});
