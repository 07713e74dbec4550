import { execFileSync } from 'node:child_process';
import { type GeneratedServer, type Learner, courseId, logInAll } from './catalogue.ts';
import { type Request, load, pageRequest } from './load.ts';

/** The server process's memory under load from 64 connections, in megabytes. */
export interface MemoryFigures {
  readonly idle: number;
  /** Readings, evenly spread over the run. */
  readonly readings: readonly number[];
}

/** Resident memory of a process, shared pages included, in megabytes. */
const residentOf = (processId: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(processId)], { encoding: 'utf8' })) / 1024;

/** The requests of a connection: lists, courses, searches, pages and a learner's calls. */
function requestsOf(number: number, courses: number, learner: Learner): Request[] {
  const paths = Array.from({ length: 40 }, (_, index) => {
    const id = courseId(number * 40 + index, courses);
    return [
      `/api/products?page=${1 + index}`,
      `/api/products/${id}`,
      `/course-about/${id}`,
      `/discover?filter_id=${81 + (index % 3)}&page=${1 + number}`,
      ...(index % 10 === 0 ? [`/api/products?search=${encodeURIComponent(`sepsis ${id}`)}`] : []),
    ].map(pageRequest);
  }).flat();
  return [...paths, { path: '/api/courses/purchased', headers: learner.headers }, ...learner.ticks];
}

/** Loads the server and samples its memory. */
export async function measureMemory(server: GeneratedServer, minutes: number): Promise<MemoryFigures> {
  const idle = residentOf(server.processId);
  const steps = 12;
  const readings: number[] = [];
  for (let step = 0; step < steps; step += 1) {
    // A new login for each step: an access token lasts five minutes.
    const learners = await logInAll(server);
    const visitors = learners.map((learner, number) => requestsOf(number, server.courses, learner));
    await load(server.url, visitors, { seconds: Math.ceil((minutes * 60) / steps) });
    readings.push(residentOf(server.processId));
  }
  return { idle, readings };
}
