// Passkeys: the browser makes and shows them; what the house wants to know it is asked and told in JSON.
const able = "credentials" in navigator && "PublicKeyCredential" in window;

const bytes = (text) => Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (each) => each.charCodeAt(0));
const text = (buffer) => btoa(String.fromCharCode(...new Uint8Array(buffer))).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");

// What a script sees as bytes travels as letters.
function read(asked) {
  for (const list of [asked.excludeCredentials, asked.allowCredentials]) for (const each of list ?? []) each.id = bytes(each.id);
  if (asked.user) asked.user.id = bytes(asked.user.id);
  return { ...asked, challenge: bytes(asked.challenge) };
}

function write(key) {
  const response = {};
  for (const part of ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"]) {
    if (key.response[part]) response[part] = text(key.response[part]);
  }
  return JSON.stringify({ id: key.id, rawId: text(key.rawId), type: key.type, response, clientExtensionResults: {} });
}

async function send(form, path, passkey) {
  const fields = new URLSearchParams(new FormData(form));
  if (passkey) fields.set("passkey", passkey);
  const answer = await fetch(path, { method: "POST", body: fields, headers: { Accept: "application/json" } });
  const plain = await answer.json();
  if (!answer.ok) throw new Error(plain.title);
  return plain;
}

for (const form of document.querySelectorAll("form[data-passkey]")) {
  const word = form.querySelector("[role=status]");
  if (!able) {
    word.textContent = form.dataset.unable;
    continue;
  }
  form.querySelector("button").hidden = false;
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    word.textContent = "";
    try {
      const publicKey = read(await send(form, form.dataset.begin));
      const making = form.dataset.passkey === "make";
      const key = await (making ? navigator.credentials.create({ publicKey }) : navigator.credentials.get({ publicKey }));
      location.assign((await send(form, form.action, write(key))).go);
    } catch (wrong) {
      word.textContent = wrong instanceof DOMException ? form.dataset.stopped : wrong.message;
    }
  });
}
