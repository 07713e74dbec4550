import type { Language } from '@medeina/contract';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database.ts';

export interface PackageFileQuery {
  readonly userId: number;
  readonly materialId: number;
  readonly language: Language;
  readonly path: string;
}

/** The hash of a file of a package whose course the person has; undefined where there is none. */
export async function readPackageFile(
  executor: Executor,
  { userId, materialId, language, path }: PackageFileQuery,
): Promise<string | undefined> {
  const { rows } = await sql<{ hash: string | null }>`
    select materials.content -> 'packages' -> ${language} -> 'files' ->> ${path} as hash
    from materials
    join current_enrolments enrolment
      on enrolment.course_id = materials.course_id and enrolment.user_id = ${userId}
    where materials.id = ${materialId} and materials.module = 'hvp' and not materials.retired`.execute(
    executor,
  );
  return rows[0]?.hash ?? undefined;
}
