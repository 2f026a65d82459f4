-- CreateTable
CREATE TABLE "Game" (
    "workspaceId" UUID NOT NULL,
    "id" TEXT NOT NULL,
    "rev" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "requestHash" CHAR(64) NOT NULL,
    "digest" TEXT NOT NULL,
    "bytes" BYTEA NOT NULL,
    "size" INTEGER NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deletedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Game_pkey" PRIMARY KEY ("workspaceId","id")
);

-- CreateTable
CREATE TABLE "GameContent" (
    "workspaceId" UUID NOT NULL,
    "digest" TEXT NOT NULL,
    "bytes" BYTEA NOT NULL,
    "size" INTEGER NOT NULL,

    CONSTRAINT "GameContent_pkey" PRIMARY KEY ("workspaceId","digest")
);

-- CreateIndex
CREATE INDEX "Game_workspaceId_digest_idx" ON "Game"("workspaceId", "digest");

-- AddForeignKey
ALTER TABLE "Game" ADD CONSTRAINT "Game_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GameContent" ADD CONSTRAINT "GameContent_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;
