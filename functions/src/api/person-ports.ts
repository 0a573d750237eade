/** The ports of what a person starts, wired by the first call. */
export const personPorts = async () => (await import('../wiring/wire-person.ts')).wirePerson();
