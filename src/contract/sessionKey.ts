/** The key under which a browser stores the session of a signed-in person. Rule session.stored-on-device. */
export const SESSION_KEY = 'beranda.session';
