import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { confirmSecondFactor } from '../../usecases/accounts/confirmSecondFactor.js';
import { logIn } from '../../usecases/accounts/logIn.js';
import { logOut } from '../../usecases/accounts/logOut.js';
import { doneSchema } from '../envelope.js';
import { refusals, type RestDependencies } from '../restDependencies.js';
import { confirmFactorBody, logInBody } from './accountBodies.js';
import { openSession, sessionSchema, STARTED_SESSION } from './openSession.js';
import { presentSecondStep, secondStepSchema } from './secondStep.js';

const tags = ['Accounts'];

/** Registers the routes for log-in, its second step and log-out. */
export function logInRoutes(http: FastifyInstance, dependencies: RestDependencies): void {
  logInRoute(http, dependencies);
  confirmSecondFactorRoute(http, dependencies);
  logOutRoute(http, dependencies);
}

function logInRoute(http: FastifyInstance, dependencies: RestDependencies): void {
  http.post(
    '/api/auth/login',
    {
      schema: {
        tags,
        operationId: 'logIn',
        summary: 'Log in',
        security: [],
        description:
          `Starts a session. ${STARTED_SESSION} For an account with a second factor, \`secondFactor\` is returned ` +
          'instead of a token, and no cookie is set; POST /api/auth/second-factor then starts the session.',
        body: logInBody,
        response: { 200: z.union([sessionSchema, secondStepSchema]), ...refusals(401, 403, 422, 429) },
      },
    },
    async (request, reply) => {
      const loggedIn = await logIn(dependencies.openScope(request), request.body);
      if ('secondFactor' in loggedIn) return presentSecondStep(loggedIn.secondFactor);
      return openSession(dependencies, { request, reply }, loggedIn, 'Logged in');
    },
  );
}

function confirmSecondFactorRoute(http: FastifyInstance, dependencies: RestDependencies): void {
  http.post(
    '/api/auth/second-factor',
    {
      schema: {
        tags,
        operationId: 'confirmSecondFactor',
        summary: 'Complete the second step of a log-in',
        security: [],
        description:
          'Starts the session of an account with a second factor. The body contains the `challenge` from ' +
          `POST /api/auth/login and exactly one of \`code\`, \`recoveryCode\` and \`passkey\`. ${STARTED_SESSION}`,
        body: confirmFactorBody,
        response: { 200: sessionSchema, ...refusals(401, 403, 422, 429) },
      },
    },
    async (request, reply) =>
      openSession(
        dependencies,
        { request, reply },
        await confirmSecondFactor(dependencies.openScope(request), request.body),
        'Logged in',
      ),
  );
}

function logOutRoute(http: FastifyInstance, { openScope, setSessionCookie }: RestDependencies): void {
  http.post(
    '/api/auth/logout',
    {
      schema: {
        tags,
        operationId: 'logOut',
        summary: 'Log out',
        description: 'Ends the session of the request. Its token becomes invalid, and its cookie is cleared.',
        response: { 200: doneSchema },
      },
    },
    async (request, reply) => {
      await logOut(openScope(request));
      setSessionCookie(reply, null);
      return { status: 'success' };
    },
  );
}
