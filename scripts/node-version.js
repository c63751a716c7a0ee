// Imported before anything else, so that an old Node says what it lacks instead of failing somewhere odd.
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Panna needs Node 20.19 or newer, and this is Node ${process.versions.node}.`);
  process.exit(1);
}
