import type { RootProps } from '../../../internal/root.ts';
import { Avatar } from '../../../primitives/Avatar/index.ts';
import * as styles from './LecturerList.css.ts';

/** Who teaches a course. */
export interface Lecturer {
  /** First and last name. */
  name: string;
  /** "Emergency physician" */
  profession: string;
  /** A sentence or two. */
  about?: string | undefined;
}

export interface LecturerListProps extends RootProps<HTMLUListElement> {
  /** The lecturers, in order. */
  lecturers: readonly Lecturer[];
}

/** Who teaches a course. Renders nothing without any. */
export function LecturerList({ lecturers, ...root }: LecturerListProps) {
  if (lecturers.length === 0) return null;
  return (
    <ul {...root} className={styles.list}>
      {lecturers.map(({ name, profession, about }) => (
        <li key={name} className={styles.lecturer}>
          <Avatar name={name} />
          <div className={styles.words}>
            <b className={styles.name}>{name}</b>
            <div className={styles.profession}>{profession}</div>
            {about !== undefined && <p className={styles.about}>{about}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
