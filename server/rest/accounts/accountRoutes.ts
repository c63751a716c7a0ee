import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { signUpPublisher } from '../../usecases/accounts/signUpPublisher.js';
import { signUpReader } from '../../usecases/accounts/signUpReader.js';
import { updateProfile } from '../../usecases/accounts/updateProfile.js';
import { viewOwnAccount } from '../../usecases/accounts/viewOwnAccount.js';
import { successOf } from '../envelope.js';
import { refusals, type RestDependencies } from '../restDependencies.js';
import { profileBody, publisherBody, readerBody } from './accountBodies.js';
import { logInRoutes } from './logInRoutes.js';
import { openSession, sessionSchema, STARTED_SESSION } from './openSession.js';
import { presentUser, userSchema } from './userSchema.js';

const tags = ['Accounts'];
const ownAccountSchema = successOf(z.object({ user: userSchema }));

/** Two documented paths that return the same account, each with a separate operation ID. */
const OWN_ACCOUNT_PATHS = [
  ['/api/v1/users/me', 'getMe'],
  ['/api/user/profile', 'getProfile'],
] as const;

/** Registers the routes for sign-up, log-in and the profile. */
export async function accountRoutes(http: FastifyInstance, dependencies: RestDependencies): Promise<void> {
  signUpReaderRoute(http, dependencies);
  signUpPublisherRoute(http, dependencies);
  logInRoutes(http, dependencies);
  updateProfileRoute(http, dependencies);
  viewOwnAccountRoutes(http, dependencies);
}

function viewOwnAccountRoutes(http: FastifyInstance, { openScope }: RestDependencies): void {
  for (const [url, operationId] of OWN_ACCOUNT_PATHS) {
    http.get(
      url,
      {
        schema: {
          tags,
          operationId,
          summary: 'Get your account',
          description:
            'Returns your account. GET /api/v1/users/me and GET /api/user/profile return the same.',
          response: { 200: ownAccountSchema, ...refusals(401) },
        },
      },
      async (request) => ({
        status: 'success',
        data: { user: presentUser(await viewOwnAccount(openScope(request))) },
      }),
    );
  }
}

function signUpReaderRoute(http: FastifyInstance, dependencies: RestDependencies): void {
  http.post(
    '/api/user/signup',
    {
      schema: {
        tags,
        operationId: 'signUpReader',
        summary: 'Sign up as a reader',
        security: [],
        description: `Creates an account and starts a session. A body with a \`publisherName\` creates a publisher account. ${STARTED_SESSION}`,
        body: readerBody,
        response: { 201: sessionSchema, ...refusals(409, 422, 429) },
      },
    },
    async (request, reply) => {
      const signUp = isPublisher(request.body) ? signUpPublisher : signUpReader;
      const signedUp = await signUp(dependencies.openScope(request), request.body);
      return reply.code(201).send(await openSession(dependencies, { request, reply }, signedUp, 'Signed up'));
    },
  );
}

function signUpPublisherRoute(http: FastifyInstance, dependencies: RestDependencies): void {
  http.post(
    '/api/publisher/signup',
    {
      schema: {
        tags,
        operationId: 'signUpPublisher',
        summary: 'Sign up as a publisher',
        description: `Creates an account and starts a session. ${STARTED_SESSION}`,
        security: [],
        body: publisherBody,
        response: { 201: sessionSchema, ...refusals(409, 422, 429) },
      },
    },
    async (request, reply) => {
      const signedUp = await signUpPublisher(dependencies.openScope(request), request.body);
      return reply.code(201).send(await openSession(dependencies, { request, reply }, signedUp, 'Signed up'));
    },
  );
}

function updateProfileRoute(http: FastifyInstance, { openScope }: RestDependencies): void {
  http.patch(
    '/api/user/profile',
    {
      schema: {
        tags,
        operationId: 'updateProfile',
        summary: 'Update your phone number, address and UPI address',
        description:
          'Changes your phone number, address and UPI address. Omitted fields keep their values. Name and email ' +
          'cannot be changed. A changed or removed UPI address is refused with CONFIRMATION_REQUIRED unless you logged in or confirmed your ' +
          'identity within the last 10 minutes.',
        body: profileBody,
        response: { 200: ownAccountSchema, ...refusals(401, 403, 422) },
      },
    },
    async (request) => {
      const scope = openScope(request);
      await updateProfile(scope, request.body);
      return { status: 'success', data: { user: presentUser(await viewOwnAccount(scope)) } };
    },
  );
}

function isPublisher(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'publisherName' in body && Boolean(body.publisherName);
}
