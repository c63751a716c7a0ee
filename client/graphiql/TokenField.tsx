import { useState } from 'react';
import { readToken, saveToken } from './token';

/** Asks for the session token, which is stored for this tab only. */
export function TokenField() {
  const [token, setToken] = useState(readToken);
  return (
    <label className="token">
      Bearer token
      <input
        type="password"
        autoComplete="off"
        spellCheck={false}
        placeholder="The token that the mutation logIn answers; without one you are a visitor"
        value={token}
        onChange={({ target }) => {
          saveToken(target.value);
          setToken(target.value);
        }}
      />
    </label>
  );
}
