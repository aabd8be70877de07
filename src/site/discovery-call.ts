/** A link to the appointment form. It selects the discovery call, an option in words/en/forms/subjects.json. */
export const discoveryCallLink = '/appointment?about=Free%2015-minute%20discovery%20call';
