/** Somebody who has an account at the demo's provider. */
export interface Person {
  readonly username: string;
  readonly password: string;
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  /** Of the Moodle stand-in. */
  readonly moodleToken: string;
}

/** The people of the demo's provider: two to begin with, and those who register, until the server stops. */
export interface People {
  byUsername(username: string): Person | undefined;
  add(person: Omit<Person, 'moodleToken'>): Person | undefined;
}

const first: readonly Person[] = [
  {
    username: 'ruta',
    password: 'demo-medeina',
    email: 'ruta@pmp.example',
    firstname: 'Rūta',
    lastname: 'Kazlauskaitė',
    moodleToken: 'demo-token-learner1',
  },
  {
    username: 'tomas',
    password: 'demo-medeina',
    email: 'tomas@pmp.example',
    firstname: 'Tomas',
    lastname: 'Petraitis',
    moodleToken: 'demo-token-learner2',
  },
];

/** Most who can register, so that nobody fills the memory. */
const most = 1000;

export function createPeople(): People {
  const people = new Map(first.map((person) => [person.username, person]));
  return {
    byUsername: (username) => people.get(username.toLowerCase()),
    add: (given) => {
      const username = given.username.toLowerCase();
      if (people.has(username) || people.size >= most) return undefined;
      const person = { ...given, username, moodleToken: `demo-token-${username}` };
      people.set(username, person);
      return person;
    },
  };
}
