import { expect, test } from 'vitest';
import { knownFailure } from './known-failure.ts';
import { readSettings } from './settings.ts';

const failure = (facts: object): Error => Object.assign(new Error(JSON.stringify(facts)), facts);

test('a file that is missing is not told as a database that cannot be reached', () => {
  const settings = readSettings({});
  const file = failure({ code: 'ENOENT', syscall: 'open', path: '/courses/als/course.json' });
  expect(knownFailure(file, settings)).toContain('/courses/als/course.json');
  expect(knownFailure(file, settings)).not.toContain('database');
  const socket = failure({ code: 'ENOENT', syscall: 'connect', address: '/run/.s.PGSQL.5432' });
  expect(knownFailure(socket, settings)).toContain('The database cannot be reached');
});
