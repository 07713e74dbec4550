/** Fails the run when the baseline has grown too large. Tag stories that look like another one `no-picture`. */
import { limit, weigh } from './pictures.ts';

export default function teardown(): void {
  const megabytes = weigh();
  if (megabytes > limit)
    throw new Error(`The pictures weigh ${megabytes.toFixed(1)} MB; they may weigh ${limit} MB.`);
}
