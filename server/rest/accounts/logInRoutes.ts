import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { confirmSecondFactor } from '../../usecases/accounts/confirmSecondFactor.js';
import { logIn } from '../../usecases/accounts/logIn.js';
import { logOut } from '../../usecases/accounts/logOut.js';
import { doneSchema } from '../envelope.js';
import { refusals, type RestDependencies } from '../restDependencies.js';
import { confirmFactorBody, logInBody } from './accountBodies.js';
import { openSession, sessionSchema } from './openSession.js';
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
          'Starts a session. The session token is returned, and also set as an httpOnly cookie. If the account has a ' +
          'second factor, `secondFactor` is returned instead, and POST /api/auth/second-factor starts the session. A ' +
          'second cookie, `panna_device`, authorizes nothing. It identifies a device from which you have logged in, so ' +
          'that wrong passwords tried on other devices do not lock you out on this device.',
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
          'POST /api/auth/login and exactly one of `code`, `recoveryCode` and `passkey`.',
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
        description: 'Ends the session that sent the request. The session’s token and cookie become invalid.',
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
