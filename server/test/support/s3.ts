import { afterAll } from 'vitest';
import { type S3, startS3Service } from './s3-service.ts';

export type { S3 } from './s3-service.ts';

/** Starts the service until the test file ends. */
export async function startS3(): Promise<S3> {
  const s3 = await startS3Service();
  afterAll(() => s3.stop());
  return s3;
}
