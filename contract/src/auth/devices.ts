import { dataOf } from '../common.ts';
import { personal, publicChange } from '../endpoint.ts';
import { deviceCode, deviceLink, deviceLinkOwner } from './device-schemas.ts';
import { guestSession, sessionAnswer } from './schemas.ts';

/** Rows of the calls that sign a second device in by a code which the first one shows. */
export const deviceRows = {
  'auth.device.add': {
    ...personal,
    idempotent: false,
    hasEffect: true,
    summary: 'Makes a link for a second device: good once, for two minutes. It replaces the one before.',
    responses: { 200: deviceLink },
    failures: [],
  },
  'auth.device.look': {
    ...publicChange,
    idempotent: true,
    limit: 'login',
    summary: 'Whose account the link opens, before it is used.',
    body: deviceCode,
    responses: { 200: dataOf(deviceLinkOwner) },
    failures: [409],
  },
  'auth.device.enter': {
    ...publicChange,
    limit: 'login',
    summary: 'Signs the device in and uses the link up.',
    body: deviceCode.extend({ oc_session: guestSession }),
    responses: { 200: sessionAnswer },
    failures: [401, 409],
  },
} as const;
